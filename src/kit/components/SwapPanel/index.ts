export * from './SwapPanel.tsx';
