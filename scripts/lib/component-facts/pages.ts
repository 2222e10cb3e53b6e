import { join, relative } from 'node:path';
import { readStories } from '../story-files.ts';

/** A file of stories of the kit, as its meta says. */
export interface ComponentStories {
  readonly file: string;
  readonly title: string;
  readonly text: string;
  /** Components that its page tells of: the meta's own first, then its subcomponents. */
  readonly names: readonly string[];
}

/** Every file of stories of the kit whose title stands under Components. */
export const componentStories = (root: string): ComponentStories[] =>
  readStories(join(root, 'stories/kit'))
    .filter(({ title }) => title.startsWith('Components/'))
    .map(({ path, title, text }) => {
      const main = /^ {2}component: (\w+)/m.exec(text)?.[1];
      const others = /^ {2}subcomponents: \{([^}]*)\}/m.exec(text)?.[1] ?? '';
      const names = [...(main ? [main] : []), ...(others.match(/\w+/g) ?? [])];
      return { file: relative(root, path), title, text, names };
    });

/** Name of a component -> title of its page; its own page comes before one that it shares. */
export function pagesOf(root: string): Record<string, string> {
  const stories = componentStories(root);
  const shared = stories.flatMap(({ title, names }) => names.map((name) => [name, title] as const));
  const own = stories.map(({ title }) => [title.replace('Components/', ''), title] as const);
  return Object.fromEntries([...shared, ...own]);
}
