import { componentStories, pagesOf } from '../story-files.mjs';
import type OURS from './limits.json';
import type { Adoption } from './report.ts';

/**
 * In what the screens have gone away from the kit, a sentence each. Limits are how many pieces they style by themselves today, a number that
 * falls and never rises, and the least share of the kit in every screen, 0 to 1.
 */
export function adoptionFaults({ pieces, screens }: Pick<Adoption, 'pieces' | 'screens'>, limits: typeof OURS) {
  const faults = screens
    .filter(({ share }) => share !== null && share < limits.share)
    .map(({ title, path, share }) => `${title} (${path}) has ${share} of the kit, least ${limits.share}`);
  const told = `${pieces} pieces are styled by screens`;
  if (pieces > limits.pieces) faults.push(`${told}, at most ${limits.pieces}: the kit has parts for layout and text`);
  if (pieces < limits.pieces)
    faults.push(`${told}, fewer than ${limits.pieces}: say so in limits.json, so that it stays so`);
  return faults;
}

/** What the pages of the kit say of screens to come: the title of each component's page, and the paths that a page waits for. */
export const readWaiting = () => ({
  pages: pagesOf(),
  waits: new Map(componentStories().flatMap(({ title, waitsFor }) => (waitsFor ? [[title, waitsFor]] : []))),
});

/** Components without a screen that do not say which they wait for, and pages that wait for what is there, a sentence each. */
export function waitingFaults(
  { pages, waits }: ReturnType<typeof readWaiting>,
  unused: readonly string[],
  routes: Readonly<Record<string, { readonly domain: string; readonly states?: readonly string[] }>>,
): string[] {
  const titles = new Set(unused.map((name) => pages[name]));
  return [
    ...unused
      .filter((name) => !waits.has(pages[name] ?? ''))
      .map((name) => `no screen draws with ${name}, and its page does not say which it waits for (waitsFor)`),
    ...[...waits].flatMap(([title, paths]) => [
      ...paths
        .filter((path) => !routes[path] || routes[path].states)
        .map((path) => `${title} waits for ${path}, which is ${routes[path] ? 'built' : 'no route'}`),
      ...(titles.has(title) ? [] : [`${title} has screens, and waits for more`]),
    ]),
  ];
}
