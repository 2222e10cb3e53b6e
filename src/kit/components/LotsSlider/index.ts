export * from './LotsSlider.tsx';
