export * from './Cover.tsx';
