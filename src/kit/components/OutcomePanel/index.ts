export * from './OutcomePanel.tsx';
export type { PriceZone } from './PriceScale.tsx';
