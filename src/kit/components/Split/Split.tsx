import type { Prose } from '../../figure-text.ts';
import { type Space, space } from '../../layout/space.ts';
import { Box, Halves } from './Split.styles.ts';

export interface SplitProps {
  /** Two things. */
  readonly children?: Prose;
  /** What each takes (visual.md section 10): three fifths and two, or what is left beside 156 px. @default '3:2' */
  readonly parts?: '3:2' | 'rest:156';
  /** Room above. @default none */
  readonly top?: Space;
  /** Room below. @default none */
  readonly bottom?: Space;
}

/** Two things side by side inside the gutter; with large text, under 17rem, the second goes below the first. */
export function Split({ children, parts = '3:2', top, bottom }: SplitProps) {
  return (
    <Box style={{ paddingBlockStart: space(top), paddingBlockEnd: space(bottom) }}>
      <Halves data-parts={parts}>{children}</Halves>
    </Box>
  );
}
