import type { ReactNode } from 'react';
import { TickHistory } from '../TickHistory/index.ts';
import { Box, Foot, Words } from './Horizon.styles.ts';
import { thinned } from './thinned.ts';

export interface HorizonProps {
  /** Values, oldest first: a tick each, 96 of them at even steps where they are more. */
  readonly points: readonly (number | null)[] | null | undefined;
  /** Of what they are: a pair and its price, in words that stand above. */
  readonly children?: ReactNode;
}

/** The day of a market as ticks at the lower edge of the brand's ground, with its words above. Stands in a Hero, which gives the inks. */
export function Horizon({ points, children }: HorizonProps) {
  return (
    <Box>
      <Words>{children}</Words>
      <Foot>
        <TickHistory points={points && thinned(points)} look="hero" />
      </Foot>
    </Box>
  );
}
