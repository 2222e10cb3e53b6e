export * from './NftCard.tsx';
