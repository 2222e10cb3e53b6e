import { Skeleton } from '../Skeleton/index.ts';
import { Product } from './ProductCard.styles.ts';

/** A ProductCard while it loads; stands in the `skeleton` of a ListState, which says so. */
export function ProductCardSkeleton() {
  return (
    <Product
      aria-hidden
      icon={<Skeleton shape="circle" width="40px" height="40px" />}
      title={<Skeleton width="8rem" height="1rem" />}
    >
      <Skeleton width="9rem" height="1.75rem" />
      <Skeleton height="2rem" />
      <Skeleton shape="block" height="var(--size-button-md)" />
    </Product>
  );
}
