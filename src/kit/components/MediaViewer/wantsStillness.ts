/** The reader has asked for less motion: nothing plays by itself. */
export const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
