import { places } from '../../rows.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Place } from './MenuGridSkeleton.styles.ts';

export interface MenuGridSkeletonProps {
  /** How many entries. @default 8 */
  readonly count?: number;
}

/** A menu while it loads. */
export function MenuGridSkeleton({ count = 8 }: MenuGridSkeletonProps) {
  return (
    <Place aria-hidden>
      {places(count).map((place) => (
        <div key={place}>
          <Skeleton shape="block" width="44px" height="44px" />
          <Skeleton width="3.5rem" height="0.75rem" />
        </div>
      ))}
    </Place>
  );
}
