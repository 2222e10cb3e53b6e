export * from './TickStrip.tsx';
export * from './Ticks.tsx';
