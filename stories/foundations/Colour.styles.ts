import styled from 'styled-components';

/** A heading, and samples of colours on their grounds. */
export const Grounded = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  & > h3 {
    font: var(--type-label);
  }
`;

export const Least = styled.span`
  color: var(--color-text-tertiary);
  font-weight: var(--font-weight-regular);
`;

/** A ground under a text or mark; grounds that let light through lie in each other. */
export const Ground = styled.span`
  display: grid;
  block-size: 100%;
  background: var(--ground);
`;

export const Patch = styled.span`
  display: grid;
  block-size: 2.5rem;
  border-radius: var(--radius-sm);
  overflow: hidden;
  isolation: isolate;

  /* Over what lies in it: on a ground of its own colour the patch would end nowhere. */
  &::after {
    content: '';
    grid-area: 1 / 1;
    border-radius: inherit;
    box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);
    z-index: 1;
  }

  & > ${Ground} {
    grid-area: 1 / 1;
  }
`;

export const Letters = styled.span`
  place-self: center;
  color: var(--front);
  font: var(--type-strong);
`;

export const Mark = styled.span`
  place-self: center;
  inline-size: 32px;
  block-size: 4px;
  border-radius: var(--radius-full);
  background: var(--front);
`;

export const Measured = styled.span`
  display: block;
  margin-block-start: var(--space-4);
  font: var(--type-caption-strong);
  font-feature-settings: var(--font-feature-number);

  &[data-low] {
    color: var(--color-status-danger-text);
  }
`;

export const GroundName = styled.span`
  display: block;
  color: var(--color-text-secondary);
  font: var(--type-caption);
  overflow-wrap: anywhere;
`;
