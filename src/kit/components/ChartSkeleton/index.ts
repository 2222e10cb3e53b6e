export { ChartSkeleton, type ChartSkeletonProps } from './ChartSkeleton.tsx';
