export * from './MenuGridSkeleton.tsx';
