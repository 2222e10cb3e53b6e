export * from './MessageInput.tsx';
