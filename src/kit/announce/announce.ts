import { pacedAnnouncer } from './pace.ts';
import { speakInRegion } from './region.ts';

/** Has a screen reader say a sentence that stands on the screen or tells what changed on it. One message in five seconds. */
export const announce = pacedAnnouncer(speakInRegion);
