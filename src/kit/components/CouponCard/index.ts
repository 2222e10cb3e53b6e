export * from './CouponCard.tsx';
