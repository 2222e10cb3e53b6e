import styled from 'styled-components';
import { directionText, figures } from '../../figures.ts';

export const Box = styled.div`
  container-type: inline-size;
`;

export const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(var(--kit-stat-columns), minmax(0, auto));
  gap: var(--space-12);
  align-items: end;
  justify-content: space-between;

  /* Figures stand on one line, or labels do where one figure has a note. */
  &:has(dd + dd) { align-items: start; }

  /* The last column ends where the page does, as amounts do. */
  &[data-columns='2'] > :nth-child(2n),
  &[data-columns='3'] > :nth-child(3n) {
    justify-self: end;
    text-align: end;
  }
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
    &[data-columns] > :nth-child(n) {
      justify-self: start;
      text-align: start;
    }
  }
`;

export const Cell = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  hyphens: auto;
  overflow-wrap: anywhere;

  [aria-busy='true'] > & { gap: var(--space-8); padding-block: var(--space-4); }
`;

export const Label = styled.dt`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Value = styled.dd`
  color: var(--color-text-primary);
  font: var(--type-label);
  ${figures}
  white-space: normal;
  ${directionText}
`;

export const Unit = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Note = styled.dd`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
