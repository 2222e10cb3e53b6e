import { MINUTE_MS } from '../../domain/durations.ts';

/** A market that nobody went on with for so long while it ran was jumped over: the machine slept, or the clock was driven. */
export const JUMP_MS = 2 * MINUTE_MS;
