import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import { Price, Stack } from './PriceHead.styles.ts';

/** The hub while its pair loads: price, chart and depth in grey. */
export function HubSkeleton() {
  return (
    <>
      <Price>
        <Stack>
          <Skeleton width="9rem" height="2rem" />
          <Skeleton width="7rem" height="0.875rem" />
        </Stack>
        <Skeleton shape="block" height="3.5rem" />
      </Price>
      <Skeleton shape="block" height="20rem" />
      <SkeletonRows count={4} mark={false} />
    </>
  );
}
