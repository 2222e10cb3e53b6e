/** A price that has not come for so long opens and closes nothing (readings G15). */
export const STALE_MS = 10_000;

/** Positions and entrusts that a user may have that have not ended. */
export const MOST_LIVE = 100;
