import styled from 'styled-components';

export const Strip = styled.div`
  --kit-tick-width: 1.5px;
  --kit-history-tick: color-mix(in srgb, var(--brand-accent-line) 50%, var(--color-bg-page));
  --kit-history-major: var(--brand-accent-line);
  --kit-history-last: var(--color-text-primary);
  block-size: 1.875rem;

  &[data-look='hero'] {
    --kit-history-tick: var(--brand-hero-tick);
    --kit-history-major: var(--brand-hero-quiet);
    block-size: var(--kit-history-height, 5rem);
  }

  &[data-stale] {
    --kit-history-major: var(--kit-history-tick);
    --kit-history-last: var(--color-stale-text);
  }

  &[data-stale][data-look='page'] { --kit-history-tick: var(--color-line-strong); }
`;
