export * from './CountDown.tsx';
export { useSecondsLeft } from './useSecondsLeft.ts';
