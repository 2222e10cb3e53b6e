import styled from 'styled-components';

export const Table = styled.div``;

export const Heads = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  row-gap: var(--space-4);
  min-block-size: 2rem;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Column = styled.span`
  display: inline-flex;
  align-items: center;

  /* Heads over figures keep the columns of a quote row: price grows, the last is as wide as a pill. */
  &[data-align='end'] {
    justify-content: flex-end;
    margin-inline-start: var(--space-12);
  }
  &[data-align='end']:last-child { min-inline-size: var(--kit-change-pill-width); }
  &[data-align='start'] + &[data-align='end'] { margin-inline-start: auto; }
`;

export const Joint = styled.span`
  margin-inline: var(--space-2);
`;

/* The painted head is 16 px high, its target 44. */
export const Sort = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: -0.875rem -0.25rem;
  }
  &[data-on] {
    color: var(--color-text-primary);
    font-weight: var(--font-weight-medium);
  }
`;

export const Mark = styled.svg`
  inline-size: 0.625em;
  block-size: 1em;
  min-inline-size: 0.5rem;
`;
