export * from './ChangeText.tsx';
