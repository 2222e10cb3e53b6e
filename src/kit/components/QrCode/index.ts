export * from './matrix.ts';
export * from './QrCode.tsx';
