export * from './RiskMeter.tsx';
