export * from './TickChain.tsx';
