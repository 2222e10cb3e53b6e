import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import { Inset, Stack } from '#kit/Stack';
import type { RoutePath } from '../../domain/routes.ts';

/** What kind of page comes, roughly: its own skeleton is on the way with it. */
export function RouteSkeleton({ path }: { readonly path: RoutePath }) {
  const isHub = path.startsWith('pages/transaction/index');
  if (!isHub && !/\/(login|register|password)$/.test(path)) return <SkeletonRows count={7} />;
  const field = <Skeleton shape="block" height="3rem" />;
  return (
    <Inset top={isHub ? 8 : 24}>
      <Stack gap={16}>
        <Skeleton width={isHub ? '9rem' : '12rem'} height="1.75rem" />
        {isHub ? <Skeleton shape="block" height="20rem" /> : field}
        {isHub ? <Skeleton shape="block" height="8rem" /> : field}
        {isHub ? null : field}
      </Stack>
    </Inset>
  );
}
