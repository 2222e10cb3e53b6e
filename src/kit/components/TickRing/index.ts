export * from './TickRing.tsx';
