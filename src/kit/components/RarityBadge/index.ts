export * from './RarityBadge.tsx';
