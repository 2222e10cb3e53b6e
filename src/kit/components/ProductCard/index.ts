export * from './ProductCard.tsx';
export * from './ProductCardSkeleton.tsx';
