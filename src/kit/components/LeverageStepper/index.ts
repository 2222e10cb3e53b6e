export * from './LeverageStepper.tsx';
export type { LeverageWarning } from './levels.ts';
