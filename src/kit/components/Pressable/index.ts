export * from './Pressable.tsx';
