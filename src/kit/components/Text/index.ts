export type { Prose } from '../../figure-text.ts';
export * from './Heading.tsx';
export * from './Text.tsx';
