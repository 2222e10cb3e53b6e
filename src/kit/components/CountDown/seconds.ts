const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;

/** Whole seconds until an instant, rounded up as clocks show it; 0 after it, null where the instant is not known. */
export function secondsUntil(to: number | null | undefined, now: number): number | null {
  if (to === null || to === undefined || !Number.isFinite(to)) return null;
  return Math.max(0, Math.ceil((to - now) / SECOND));
}

/** How far two announcements lie apart: ten minutes, a minute, ten seconds, and five at the end. */
function pace(left: number): number {
  if (left > HOUR) return 10 * MINUTE;
  if (left > MINUTE) return MINUTE;
  return left > 10 ? 10 : 5;
}

/** Changes only when the time left is to be spoken: never oftener than every five seconds. */
export function spokenStep(left: number): string {
  const step = pace(left);
  return `${step}:${Math.ceil(left / step)}`;
}
