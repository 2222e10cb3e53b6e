export * from './CoinMark.tsx';
