export * from './EventRow.tsx';
