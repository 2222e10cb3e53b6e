export * from './TraderCard.tsx';
