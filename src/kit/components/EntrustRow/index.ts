export * from './EntrustRow.tsx';
export * from './EntrustRowSkeleton.tsx';
