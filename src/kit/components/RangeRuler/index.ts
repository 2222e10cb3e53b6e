export * from './RangeRuler.tsx';
