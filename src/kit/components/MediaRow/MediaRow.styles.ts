import styled from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);

  &[data-align='start'] {
    flex-wrap: nowrap;
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
    column-gap: var(--space-12);
  }

  &:not([data-frame]) > button {
    @container page (max-width: 17rem) { flex-basis: 100%; }
  }

  &[data-frame] {
    gap: var(--space-8) var(--space-12);
    margin: var(--space-16) var(--size-gutter);
    padding: var(--space-8) var(--space-4) var(--space-8) var(--space-12);
    border: var(--stroke-hair) solid var(--color-line-card);
    border-radius: var(--radius-md);
  }
`;

export const Words = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;

  [data-frame] > & { flex-basis: 7rem; }
`;
