import styled from 'styled-components';

/** A wide table scrolls in its own frame. */
export const Frame = styled.div`
  margin-block: var(--space-16);
  overflow-x: auto;
  color: var(--color-text-primary);
  font: var(--type-text);

  & table {
    inline-size: 100%;
    min-inline-size: 32rem;
    border-collapse: collapse;
  }

  & th,
  & td {
    padding: var(--space-8) var(--space-16) var(--space-8) 0;
    border-block-end: var(--stroke-hair) solid var(--color-line-hairline);
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }

  & tbody th {
    font: var(--type-label);
    white-space: nowrap;
  }
`;
