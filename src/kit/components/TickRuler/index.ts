export * from './TickRuler.tsx';
