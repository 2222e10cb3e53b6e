export * from './OptionTrack.tsx';
