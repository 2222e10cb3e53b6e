import type { ReactNode } from 'react';
import { TickHistory } from '../TickHistory/index.ts';
import { Box, Foot, Words } from './Horizon.styles.ts';

export interface HorizonProps {
  /** Values, oldest first: a tick each, every so many of them where they are more than 96. */
  readonly points: readonly (number | null)[] | null | undefined;
  /** Of what they are: a pair and its price, in words that stand above. */
  readonly children?: ReactNode;
}

/** A day of quarters; more would run together. */
const MOST = 96;

function thinned(points: HorizonProps['points']) {
  const step = Math.ceil((points?.length ?? 0) / MOST);
  return step > 1 ? points?.filter((_, place, { length }) => (length - 1 - place) % step === 0) : points;
}

/** The day of a market as ticks at the lower edge of the brand's ground, with its words above. Stands in a Hero, which gives the inks. */
export function Horizon({ points, children }: HorizonProps) {
  return (
    <Box>
      <Words>{children}</Words>
      <Foot>
        <TickHistory points={thinned(points)} look="hero" />
      </Foot>
    </Box>
  );
}
