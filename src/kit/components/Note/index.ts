export * from './Note.tsx';
