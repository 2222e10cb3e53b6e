import { controls, tell } from './controls.ts';
import { namingProblems } from './names.ts';
import { orderProblems } from './order.ts';
import { targetProblems } from './targets.ts';

/** Looking for targets scrolls to them; afterwards everything stands where the story left it. */
function keepScroll(): () => void {
  const scrolled = [...document.querySelectorAll('*')]
    .filter((element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  return () => {
    for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  };
}

/** Everything speaks through the one announcer, which leaves five seconds between messages. */
const LIVE =
  '[role="status"], [role="alert"], [role="log"], [role="marquee"], [aria-live]:not([aria-live="off"]), output';

/**
 * What axe cannot see, after every story: each control that is in sight and enabled has a role with its state, and a target of 44 px;
 * the tab order is the order of reading; nothing speaks past the announcer.
 */
export function accessProblems(): string[] {
  const elements = controls();
  const order = orderProblems(elements);
  const restore = keepScroll();
  const problems = elements.flatMap((element) =>
    [...namingProblems(element), ...targetProblems(element)].map((problem) => `${tell(element)}: ${problem}`),
  );
  restore();
  const loud = [...document.querySelectorAll(LIVE)].filter((element) => !element.closest('[data-kit-announcer]'));
  return [...new Set([...problems, ...order, ...loud.map((element) => `${tell(element)}: speaks past the announcer`)])];
}

/** The same where a story is tested by itself. */
export function checkAccess(): void {
  const all = accessProblems();
  if (all.length > 0) throw new Error(`Accessibility: ${all.length} found\n${all.join('\n')}`);
}
