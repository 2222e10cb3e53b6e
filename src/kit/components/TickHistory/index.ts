export * from './TickHistory.tsx';
