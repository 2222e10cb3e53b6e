export * from './AddressText.tsx';
export * from './CopyButton.tsx';
