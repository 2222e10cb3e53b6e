export * from './LivePrice.tsx';
