export * from './VerificationLevelCard.tsx';
