export * from './ReviewSheet.tsx';
