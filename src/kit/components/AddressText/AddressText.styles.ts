import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../figures.ts';

export const Whole = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-8);

  &[data-short] {
    flex-flow: row wrap;
    align-items: center;
    gap: 0 var(--space-16);
  }
`;

/* For screen readers; a selection takes the shown characters only. */
export const Spoken = styled.span`
  ${visuallyHidden}
  user-select: none;
`;

const characters = css`
  color: var(--color-text-secondary);
  font: var(--type-body);
  user-select: text;
`;

export const Groups = styled.span`
  display: grid;
  --kit-group: 3rem;
  grid-template-columns: repeat(auto-fill, var(--kit-group));
  gap: var(--space-4) 0.75rem;
  justify-content: space-between;
  inline-size: 100%;
  ${characters}

  &[data-wide] { --kit-group: 4.5rem; }
  /* Sixteen groups stand four by four, and the bold end in one line. */
  &[data-fours] {
    grid-template-columns: repeat(auto-fill, max(var(--kit-group), round(down, (100% - 2.25rem) / 4, 1px)));
    justify-content: start;
  }
`;

/* The last two groups, which hold the six that a reader compares, stay in one row. */
export const Tail = styled.span`
  display: grid;
  grid-column: span 2;
  grid-template-columns: subgrid;

  [data-wide] > & { display: contents; }
`;

export const Group = styled.span`
  white-space: nowrap;

  &[data-foreign] {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const End = styled.span`
  color: var(--color-text-primary);
  font-weight: var(--font-weight-bold);
`;

export const Line = styled.span`
  max-inline-size: 100%;
  ${characters}
  color: var(--color-text-primary);
  overflow-wrap: anywhere;
`;
