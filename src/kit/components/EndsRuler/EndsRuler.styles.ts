import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Whole = styled.div`
  container-type: inline-size;
`;

export const Title = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Strip = styled.div`
  block-size: 1.5rem;
  margin-block-start: var(--space-8);
`;

/* Equal shares of the line, the first and the last at its ends; where that is too narrow two by two. */
export const Marks = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: end;
  gap: var(--space-8);
  margin-block-start: var(--space-8);

  @container (max-width: 17rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;
  }
`;

export const Mark = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  @container (min-width: 17.01rem) {
    &:not(:first-child) { text-align: center; }
    &:last-child:not(:first-child) { text-align: end; }
  }
`;

export const Label = styled.dt`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Price = styled.dd`
  color: var(--color-text-primary);
  font: var(--type-label);
  ${figures}
  white-space: normal;

  [data-kind='liquidation'] > & { color: var(--color-status-danger-text); }
`;
