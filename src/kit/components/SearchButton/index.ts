export * from './SearchButton.tsx';
