import { componentStories, pagesOf } from '../component-facts/pages.ts';

/** What the pages of the kit say of screens to come. */
export interface Waiting {
  /** Name of a component -> title of its page. */
  readonly pages: Readonly<Record<string, string>>;
  /** Title of a page -> paths of the screens that it waits for; `waitsFor` of its guide. */
  readonly waits: ReadonlyMap<string, readonly string[]>;
}

/** Reads the guides of the stories. */
export function readWaiting(root: string): Waiting {
  const waits = componentStories(root).flatMap(({ text, title }) => {
    const [, list] = /^ {6}waitsFor: \[([^\]]*)\],$/m.exec(text) ?? [];
    return list === undefined ? [] : [[title, [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)] as const];
  });
  return { pages: pagesOf(root), waits: new Map(waits) };
}

/** Components without a screen that do not say which they wait for, and pages that wait for what is there, a sentence each. */
export function waitingFaults(
  { pages, waits }: Waiting,
  unused: readonly string[],
  routes: Readonly<Record<string, { readonly domain: string; readonly states?: readonly string[] }>>,
): string[] {
  const titles = new Set(unused.map((name) => pages[name]));
  return [
    ...unused
      .filter((name) => !waits.has(pages[name] ?? ''))
      .map((name) => `no screen draws with ${name}, and its page does not say which it waits for (waitsFor)`),
    ...[...waits].flatMap(([title, paths]) =>
      paths
        .filter((path) => !routes[path] || routes[path].states)
        .map((path) => `${title} waits for ${path}, which is ${routes[path] ? 'built' : 'no route'}`),
    ),
    ...[...waits.keys()]
      .filter((title) => !titles.has(title))
      .map((title) => `${title} has screens, and waits for more`),
  ];
}
