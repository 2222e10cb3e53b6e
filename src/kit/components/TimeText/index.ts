export * from './TimeText.tsx';
