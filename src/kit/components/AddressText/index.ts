export * from './AddressText.tsx';
