export { announce } from './announce.ts';
export { PACE_MS, type Urgency } from './pace.ts';
export { useAnnounced, useAnnouncedChange } from './useAnnounced.ts';
