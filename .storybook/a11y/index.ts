import { controls, tell } from './controls.ts';
import { liveProblems } from './live.ts';
import { namingProblems } from './names.ts';
import { orderProblems } from './order.ts';
import { targetProblem } from './targets.ts';

/** Looking for targets scrolls to them; afterwards everything stands where the story left it. */
function keepScroll(): () => void {
  const scrolled = [...document.querySelectorAll('*')]
    .filter((element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  return () => {
    for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  };
}

/** A toast passes: what it covers for a moment keeps its target. */
function lookThroughToasts(): () => void {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-passing]')];
  for (const toast of toasts) toast.style.visibility = 'hidden';
  return () => {
    for (const toast of toasts) toast.style.visibility = '';
  };
}

/**
 * What axe cannot see, after every story: each control that is in sight and enabled has a name, a role with its state,
 * and a target of 44 px; the tab order is the order of reading; nothing speaks past the announcer.
 */
export function checkAccess(): void {
  const elements = controls();
  const order = orderProblems(elements);
  const restoreScroll = keepScroll();
  const restoreToasts = lookThroughToasts();
  const problems = elements.flatMap((element) =>
    [...namingProblems(element), targetProblem(element)]
      .filter((problem) => problem !== undefined)
      .map((problem) => `${tell(element)}: ${problem}`),
  );
  restoreToasts();
  restoreScroll();
  const all = [...new Set([...problems, ...order, ...liveProblems()])];
  if (all.length > 0) throw new Error(`Accessibility: ${all.length} found\n${all.join('\n')}`);
}
