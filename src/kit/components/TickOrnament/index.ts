export * from './TickOrnament.tsx';
