export * from './ChangePill.tsx';
