import { configNumber } from '../../config-number.ts';
import { places } from '../../rows.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Grid } from './Tiles.styles.ts';
import type { TilesProps } from './Tiles.tsx';

export interface TilesSkeletonProps {
  /** How many tiles. */
  readonly count: number;
  /** As the tiles that will stand here. @default 'line' */
  readonly look?: TilesProps['look'];
}

const HEIGHT = { line: '4rem', block: '5.25rem', choice: '3.5rem' } as const;

/** More than any screen is high. */
const MOST = 24;

/** Tiles while what they lead to is not known. */
export const TilesSkeleton = ({ count, look = 'line' }: TilesSkeletonProps) => (
  <Grid aria-hidden data-look={look}>
    {places(configNumber(count, 6, 0, MOST)).map((place) => (
      <li key={place}>
        <Skeleton shape="block" height={HEIGHT[look]} />
      </li>
    ))}
  </Grid>
);
