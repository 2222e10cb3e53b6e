import { MediaRow } from '#kit/MediaRow';
import { MenuGridSkeleton } from '#kit/MenuGridSkeleton';
import { Shelf } from '#kit/Shelf';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row, Stack } from '#kit/Stack';
import { MENU_PER_PAGE } from '../../../domain/constants.ts';

const CARDS = ['first', 'second', 'third'];

/** Grey shapes in the exact places of what loads. */
export function TotalSkeleton() {
  return (
    <Stack gap={8} top={4} bottom={4}>
      <Skeleton width="11rem" height="2.25rem" />
      <Skeleton width="8.5rem" height="0.875rem" />
    </Stack>
  );
}

export const MenuSkeleton = () => <MenuGridSkeleton count={MENU_PER_PAGE} />;

export function BannerSkeleton() {
  return (
    <Inset>
      <Skeleton shape="block" width="100%" height="5rem" />
    </Inset>
  );
}

export function NoticeSkeleton() {
  return (
    <Row edge="gutter" touch>
      <Skeleton width="70%" />
    </Row>
  );
}

export function CardsSkeleton() {
  return (
    <Shelf>
      {CARDS.map((card) => (
        <Skeleton key={card} shape="block" width="8.5rem" height="5.75rem" />
      ))}
    </Shelf>
  );
}

/** The whole of home below its bar. */
export function BlockSkeletons({ withTotal }: { readonly withTotal: boolean }) {
  return (
    <Stack aria-busy="true">
      {withTotal ? (
        <Inset bottom={16}>
          <MediaRow align="end" end={<Skeleton shape="block" width="7rem" height="2.5rem" />}>
            <Row>
              <Skeleton width="5.5rem" height="1.25rem" />
            </Row>
            <TotalSkeleton />
          </MediaRow>
        </Inset>
      ) : null}
      <MenuSkeleton />
      <BannerSkeleton />
      <NoticeSkeleton />
      <CardsSkeleton />
    </Stack>
  );
}
