export * from './OutcomePair.tsx';
