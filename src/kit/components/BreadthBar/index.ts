export * from './BreadthBar.tsx';
