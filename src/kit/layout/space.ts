import type { TokenVar } from '../theme/index.ts';

/** A step of the scale of spaces, in px. */
export type Space = 4 | 8 | 12 | 16 | 20 | 24 | 32;

/** The token of a step. */
export const space = (step: Space | undefined): TokenVar | undefined => step && `var(--space-${step})`;
