export * from './TextButton.tsx';
