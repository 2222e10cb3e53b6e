export { Skeleton, type SkeletonProps, SkeletonRows, type SkeletonRowsProps } from './Skeleton.tsx';
