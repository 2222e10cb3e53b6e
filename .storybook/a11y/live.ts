import { tell } from './controls.ts';

const LIVE =
  '[role="status"], [role="alert"], [role="log"], [role="marquee"], [aria-live]:not([aria-live="off"]), output';

/** Everything speaks through the one announcer, which leaves five seconds between messages. */
export const liveProblems = (): string[] =>
  [...document.querySelectorAll(LIVE)]
    .filter((element) => !element.closest('[data-kit-announcer]'))
    .map((element) => `${tell(element)}: speaks past the announcer`);
