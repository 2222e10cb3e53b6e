export { announce } from './announce.ts';
export type { Urgency } from './pace.ts';
export { useAnnounced, useAnnouncedChange } from './useAnnounced.ts';
