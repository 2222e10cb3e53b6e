export * from './CompactText.tsx';
