import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import { Split } from '#kit/Split';
import { Stack } from '#kit/Stack';

/** The hub while its pair loads: price, chart and depth in grey. */
export function HubSkeleton() {
  return (
    <>
      <Split parts="rest:156" top={12} bottom={4}>
        <Stack gap={4}>
          <Skeleton width="9rem" height="2rem" />
          <Skeleton width="7rem" height="0.875rem" />
        </Stack>
        <Skeleton shape="block" height="3.5rem" />
      </Split>
      <Skeleton shape="block" height="20rem" />
      <SkeletonRows count={4} mark={false} />
    </>
  );
}
