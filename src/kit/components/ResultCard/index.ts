export * from './ResultCard.tsx';
