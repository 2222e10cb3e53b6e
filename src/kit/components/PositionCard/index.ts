export * from './PositionCard.tsx';
