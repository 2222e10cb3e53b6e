export * from './SortHeader.tsx';
