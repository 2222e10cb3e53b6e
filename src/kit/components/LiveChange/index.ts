export * from './LiveChange.tsx';
