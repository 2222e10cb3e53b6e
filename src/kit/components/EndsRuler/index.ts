export * from './EndsRuler.tsx';
export type { PriceMark } from './ends.ts';
