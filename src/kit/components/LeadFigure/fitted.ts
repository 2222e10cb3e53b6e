import { css } from 'styled-components';
import { Unit } from './LeadFigure.styles.ts';

/**
 * For what holds a LeadFigure in a container: `--kit-fitted` is its size, `--chars` how many characters stand on its
 * line. A longer figure shrinks (a digit is 0.62 of its size wide), down to the size of a label, and wraps only then.
 */
export const fitted = css`
  & > span {
    font-size: max(0.875rem, min(var(--kit-fitted), 100cqi / (0.62 * var(--chars))));
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & > span > ${Unit} { font-size: max(0.75rem, 0.5em); }
`;
