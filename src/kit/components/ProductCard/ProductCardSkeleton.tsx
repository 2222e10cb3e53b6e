import { Skeleton } from '../Skeleton/index.ts';
import { Card, Column, Head } from './ProductCard.styles.ts';

/** A ProductCard while it loads; stands in the `skeleton` of a ListState, which says so. */
export function ProductCardSkeleton() {
  return (
    <Card aria-hidden>
      <Column>
        <Head>
          <Skeleton shape="circle" width="40px" height="40px" />
          <Skeleton width="8rem" height="1rem" />
        </Head>
        <Skeleton width="9rem" height="1.75rem" />
        <Skeleton height="2rem" />
        <Skeleton shape="block" height="var(--size-button-md)" />
      </Column>
    </Card>
  );
}
