export * from './Shelf.tsx';
