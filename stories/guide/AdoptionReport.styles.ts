import styled from 'styled-components';

/** A wide table scrolls by itself; the page never does. */
export const Scroll = styled.div`
  overflow-x: auto;

  &:focus-visible { outline: var(--stroke-focus) solid var(--color-line-focus); }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th, & td {
    padding: var(--space-8) var(--space-12) var(--space-8) 0;
    border-block-end: var(--stroke-hair) solid var(--color-line-hairline);
    text-align: end;
    white-space: nowrap;
  }
  & th:first-child {
    inline-size: 100%;
    text-align: start;
    white-space: normal;
  }
  & th {
    color: var(--color-text-secondary);
    font: var(--type-label);
  }
  & tbody th { color: var(--color-text-primary); }
  & small {
    display: block;
    color: var(--color-text-secondary);
    font: var(--type-caption);
    overflow-wrap: anywhere;
  }
`;
