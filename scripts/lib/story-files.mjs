import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, ROOT } from './files.mjs';

/** @type {(list?: string) => string[]} */
const namesIn = (list = '') => list.match(/[\w/]+/g) ?? [];

/**
 * A group of stories, as its file declares it: `route`, whose screen it shows; `names`, the components that its page tells of, the meta's own
 * first; `waitsFor`, the routes that its guide says it waits for; `stories`, the text of each by its name in the code.
 */
export function storiesIn(text, path = '') {
  // The first title of a file is that of its group.
  const title = /\btitle: '([^'/]+\/[^']+)'/.exec(text)?.[1];
  if (title === undefined) throw new Error(`${path} has no title`);
  const waits = /^ {6}waitsFor: \[([^\]]*)\],$/m.exec(text)?.[1];
  const [, ...stories] = text.split(/^(?=export const \w)/m);
  return {
    path,
    title,
    text,
    route: /\bscreenMeta\('([^']+)'/.exec(text)?.[1],
    names: [/^ {2}component: (\w+)/m, /^ {2}subcomponents: \{([^}]*)\}/m].flatMap((list) =>
      namesIn(list.exec(text)?.[1]),
    ),
    waitsFor: waits === undefined ? undefined : namesIn(waits),
    stories: new Map(stories.map((story) => [/\w+/.exec(story.slice('export const '.length))[0], story])),
  };
}

/** Every group of stories below a folder. The sources are asked, not a built Storybook: that one may be of yesterday. */
export const readStories = (folder = 'stories') =>
  filesIn(join(ROOT, folder), /\.stories\.tsx$/).map((name) =>
    storiesIn(readFileSync(join(ROOT, folder, name), 'utf8'), join(folder, name)),
  );

/** The groups of the kit, whose titles stand under Components. */
export const componentStories = () => readStories('stories/kit').filter(({ title }) => title.startsWith('Components/'));

/** Name of a component -> title of its page; its own page comes before one that it shares. */
export function pagesOf() {
  const groups = componentStories();
  return Object.fromEntries([
    ...groups.flatMap(({ title, names }) => names.map((name) => [name, title])),
    ...groups.map(({ title }) => [title.replace('Components/', ''), title]),
  ]);
}
