export * from './PriceText.tsx';
