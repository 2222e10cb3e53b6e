import { MediaRow } from '#kit/MediaRow';
import { MenuGridSkeleton } from '#kit/MenuGridSkeleton';
import { Shelf } from '#kit/Shelf';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row, Stack } from '#kit/Stack';
import { MENU_PER_PAGE } from '../../../domain/constants.ts';

const CARDS = ['first', 'second', 'third'];

/** Together as high as the lines of the total and of its result, with the leading of the language. */
const FIGURE = 'calc(2.25rem + 2.25rem * var(--font-leading))';
const RESULT = 'calc(0.75rem + 0.875rem * var(--font-leading))';

/** Grey shapes in the exact places of what loads. */
export function TotalSkeleton() {
  return (
    <Stack gap={8} top={4} bottom={4}>
      <Skeleton width="12rem" height={FIGURE} />
      <Skeleton width="8.5rem" height={RESULT} />
    </Stack>
  );
}

/** The ticks below it. */
export const HistorySkeleton = () => <Skeleton shape="block" width="100%" height="1.875rem" />;

export const MenuSkeleton = () => <MenuGridSkeleton count={MENU_PER_PAGE} />;

/** A line of title, two of text, and what stands between and around. */
const BANNER = 'calc(1.75rem + 3.5rem + 2.5rem * var(--font-leading))';

export function BannerSkeleton() {
  return (
    <Inset>
      <Skeleton shape="block" width="100%" height={BANNER} />
    </Inset>
  );
}

export function NoticeSkeleton() {
  return (
    <Inset top={12} bottom={12}>
      <Skeleton width="70%" height="1rem" />
    </Inset>
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
        <Stack edge="gutter" gap={8} bottom={16}>
          <MediaRow end={<Skeleton shape="block" width="7rem" height="2.5rem" />}>
            <Row>
              <Skeleton width="5.5rem" height="1.25rem" />
            </Row>
            <TotalSkeleton />
          </MediaRow>
          <HistorySkeleton />
        </Stack>
      ) : null}
      <MenuSkeleton />
      <BannerSkeleton />
      <NoticeSkeleton />
      <CardsSkeleton />
    </Stack>
  );
}
