import { Skeleton } from '#kit/Skeleton';
import { MENU_PER_PAGE } from '../../../domain/constants.ts';
import { BannerPlace } from './BannerBlock.styles.ts';
import { MenuPlace, MenuPlaceItem, NoticePlace, Places, TotalPlace } from './HomeSkeletons.styles.ts';
import { Cards } from './QuoteCards.styles.ts';
import { Total } from './TotalBlock.styles.ts';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Grey shapes in the exact places of what loads. */
export function TotalSkeleton() {
  return (
    <TotalPlace>
      <Skeleton width="11rem" height="2.25rem" />
      <Skeleton width="8.5rem" height="0.875rem" />
    </TotalPlace>
  );
}

export function MenuSkeleton() {
  return (
    <MenuPlace aria-hidden>
      {places(MENU_PER_PAGE).map((place) => (
        <MenuPlaceItem key={place}>
          <Skeleton shape="block" width="44px" height="44px" />
          <Skeleton width="3.5rem" height="0.75rem" />
        </MenuPlaceItem>
      ))}
    </MenuPlace>
  );
}

export function BannerSkeleton() {
  return (
    <BannerPlace>
      <Skeleton shape="block" width="100%" height="5rem" />
    </BannerPlace>
  );
}

export function NoticeSkeleton() {
  return (
    <NoticePlace>
      <Skeleton width="70%" />
    </NoticePlace>
  );
}

export function CardsSkeleton() {
  return (
    <Cards as="div" aria-hidden>
      {places(3).map((place) => (
        <Skeleton key={place} shape="block" width="8.5rem" height="6rem" />
      ))}
    </Cards>
  );
}

/** The whole of home below its bar. */
export function BlockSkeletons({ withTotal }: { readonly withTotal: boolean }) {
  return (
    <Places aria-busy="true">
      {withTotal ? (
        <Total as="div">
          <TotalSkeleton />
        </Total>
      ) : null}
      <MenuSkeleton />
      <BannerSkeleton />
      <NoticeSkeleton />
      <CardsSkeleton />
    </Places>
  );
}
