import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of stories of the kit, as its meta says. */
export interface ComponentStories {
  readonly file: string;
  readonly title: string;
  /** Components that its page tells of: the meta's own first, then its subcomponents. */
  readonly names: readonly string[];
}

const FOLDER = 'stories/kit';

/** Every file of stories whose title stands under Components. */
export function componentStories(root: string): ComponentStories[] {
  const files = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.stories.tsx'));
  return files.sort().flatMap((name) => {
    const file = `${FOLDER}/${name}`;
    const text = readFileSync(join(root, file), 'utf8');
    const title = /^ {2}title: '(Components\/[^']+)'/m.exec(text)?.[1];
    if (title === undefined) return [];
    const main = /^ {2}component: (\w+)/m.exec(text)?.[1];
    const others = /^ {2}subcomponents: \{([^}]*)\}/m.exec(text)?.[1] ?? '';
    return [{ file, title, names: [...(main ? [main] : []), ...(others.match(/\w+/g) ?? [])] }];
  });
}

/** Name of a component -> title of its page; its own page comes before one that it shares. */
export function pagesOf(root: string): Record<string, string> {
  const stories = componentStories(root);
  const shared = stories.flatMap(({ title, names }) => names.map((name) => [name, title] as const));
  const own = stories.map(({ title }) => [title.replace('Components/', ''), title] as const);
  return Object.fromEntries([...shared, ...own]);
}
