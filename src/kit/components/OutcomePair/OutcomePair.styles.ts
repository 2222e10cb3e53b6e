import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Panel = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  padding-block: var(--space-12);
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
  overflow: hidden;

  /* A dark sheet is lighter than its page: the words of a loss are legible on the page’s own ground. */
  :root[data-theme='dark'] & { background: var(--color-bg-page); }
`;

/* The line between two that stand side by side; below each other it lies outside. */
export const Side = styled.div`
  min-inline-size: 0;
  margin-inline-start: -1px;
  padding: var(--space-4) var(--space-16);
  border-inline-start: var(--stroke-hair) solid var(--color-line-strong);
`;

export const Condition = styled.dt`
  color: var(--color-text-secondary);
  font: var(--type-caption);
`;

export const Result = styled.dd`
  font: var(--type-heading);
  letter-spacing: var(--type-heading-tracking);
  ${figures}
  white-space: normal;
  overflow-wrap: anywhere;
  ${directionText}
`;

export const Note = styled.dd`
  color: var(--color-text-secondary);
  font: var(--type-caption);
`;
