export * from './MediaViewer.tsx';
