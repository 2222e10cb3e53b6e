export * from './BidList.tsx';
