export * from './StatusTimeline.tsx';
