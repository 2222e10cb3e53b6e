export * from './FullScreen.tsx';
