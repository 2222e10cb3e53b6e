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

/** What an element answers to. A toast passes: what it covers for a moment keeps its target. */
function targetBehindToasts(element: HTMLElement): string | undefined {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-passing]')].filter((it) => !it.contains(element));
  for (const toast of toasts) toast.style.visibility = 'hidden';
  const problem = targetProblem(element);
  for (const toast of toasts) toast.style.visibility = '';
  return problem;
}

/**
 * What axe cannot see, after every story: each control that is in sight and enabled has a name, a role with its state,
 * and a target of 44 px; the tab order is the order of reading; nothing speaks past the announcer.
 */
export function accessProblems(): string[] {
  const elements = controls();
  const order = orderProblems(elements);
  const restore = keepScroll();
  const problems = elements.flatMap((element) =>
    [...namingProblems(element), targetBehindToasts(element)]
      .filter((problem) => problem !== undefined)
      .map((problem) => `${tell(element)}: ${problem}`),
  );
  restore();
  return [...new Set([...problems, ...order, ...liveProblems()])];
}

/** The same where a story is tested by itself. */
export function checkAccess(): void {
  const all = accessProblems();
  if (all.length > 0) throw new Error(`Accessibility: ${all.length} found\n${all.join('\n')}`);
}
