import type { QuoteRowProps } from '#kit/QuoteRow';
import { Shelf } from '#kit/Shelf';
import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import { Row, Stack } from '#kit/Stack';
import { TilesSkeleton } from '#kit/Tiles';

const CHIPS = ['4.25rem', '4.75rem', '4rem', '4.5rem', '4.125rem'];

/** Chips, moving pairs and markets in grey. */
export function SearchSkeleton({ look }: { readonly look: QuoteRowProps['look'] }) {
  return (
    <Stack aria-hidden>
      <Row edge="gutter" top={24} bottom={8}>
        <Skeleton width="6rem" height="0.875rem" />
      </Row>
      <Shelf>
        {CHIPS.map((width) => (
          <Skeleton key={width} shape="block" width={width} height="var(--size-chip)" />
        ))}
      </Shelf>
      <Row edge="gutter" top={24} bottom={16}>
        <Skeleton width="9rem" height="1.125rem" />
      </Row>
      <SkeletonRows count={5} pill row={look} />
      <Row edge="gutter" top={20} bottom={12}>
        <Skeleton width="5rem" height="1.125rem" />
      </Row>
      <TilesSkeleton count={4} />
    </Stack>
  );
}
