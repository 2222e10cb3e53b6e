export { ErrorBlock, type ErrorBlockProps } from './ErrorBlock.tsx';
export { EmptyBlock, type EmptyProps, ListState, type ListStateProps } from './ListState.tsx';
export { useWaitPhase, type WaitPhase } from './useWaitPhase.ts';
