export * from './CoinPicker.tsx';
export type { Coin } from './coins.ts';
