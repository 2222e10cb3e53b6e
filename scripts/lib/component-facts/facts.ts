import { textOf } from '../files.mjs';
import { mentionedIn } from '../properties.mjs';
import { closure, readSources, type SourceFile, screensOf } from '../sources.ts';
import { pagesOf } from '../story-files.mjs';
import { surfaceOf } from './surface.ts';

export type Facts = ReturnType<typeof readFacts>;
/** What the sources say of a component. */
export type ComponentFacts = Facts['parts'][string];

const COMPONENT = /^src\/kit\/components\/(\w+)\//;
/** What the kit shows by a call, without a folder of its own: what stands for it, its files, and the call. */
const BY_CALL = [
  { name: 'Confirm', main: 'useConfirm', files: /^src\/kit\/feedback\/\w*confirm/i, call: /\buseConfirm\(/ },
  { name: 'Toast', main: 'toast', files: /^src\/kit\/feedback\/toast/i, call: /\btoast\(/ },
] as const;

const ANTD = /from 'antd-mobile\/es\/components\/([a-z-]+)'/g;

const partOf = (path: string): string | undefined =>
  COMPONENT.exec(path)?.[1] ?? BY_CALL.find(({ files }) => files.test(path))?.name;

const unique = (names: Iterable<string>) => [...new Set(names)].sort();

/** Components that some files draw in by themselves. */
const drawnBy = (files: readonly SourceFile[]): string[] =>
  unique(
    files.flatMap(({ imports, text }) => [
      ...imports.flatMap((path) => partOf(path) ?? []),
      ...BY_CALL.filter(({ call }) => call.test(text)).map(({ name }) => name),
    ]),
  );

/** All that the pages of components tell and nobody writes by hand. */
export function readFacts() {
  const graph = readSources(['src/kit', 'src/parts', 'src/features', 'src/app']);
  const sheet = textOf('src/kit/theme/generated/tokens.css');
  const tokens = unique([...sheet.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
  const pathsOf = (name: string) => [...graph.keys()].filter((path) => partOf(path) === name);
  const isOfScreens = (path: string) => /^src\/(features|parts)\//.test(path);
  // What a component is made of: its own files, and what the kit shares among components.
  const isShared = (path: string) => /^src\/kit\/(?!(theme|words|icons)\b)/.test(path) && partOf(path) === undefined;
  const names = [...new Set([...graph.keys()].flatMap((path) => partOf(path) ?? []))];
  const made = new Map(names.map((name) => [name, closure(graph, pathsOf(name), isShared)]));
  const drawn = [...made].map(([name, files]) => [name, drawnBy(files)] as const);
  const users = screensOf(graph).map(
    ({ title, page }) => [title, drawnBy(closure(graph, [page], isOfScreens))] as const,
  );
  users.push(['The shell of the app', drawnBy([...graph.values()].filter(({ path }) => path.startsWith('src/app/')))]);
  const parts = Object.fromEntries(
    [...made].map(([name, files]) => [
      name,
      {
        ...surfaceOf(graph, name, pathsOf(name), BY_CALL.find((own) => own.name === name)?.main),
        /** Names of the tokens that its files name, with the dashes. */
        tokens: unique(files.flatMap(({ text }) => mentionedIn(text, tokens))),
        /** Components of antd-mobile that it draws with. */
        antd: unique(files.flatMap(({ text }) => [...text.matchAll(ANTD)].map(([, component = '']) => component))),
        /** Components of the kit that draw with it. */
        components: drawn.filter(([other, used]) => other !== name && used.includes(name)).map(([other]) => other),
        /** Titles of the screens whose own parts draw with it. */
        screens: unique(users.filter(([, used]) => used.includes(name)).map(([title]) => title)),
      },
    ]),
  );
  // What a folder gives out beside its main component is told of on that one's page.
  const pages = pagesOf();
  const beside = Object.entries(parts).flatMap(([name, { exports }]) => exports.map((own) => [own, pages[name] ?? '']));
  /** Name of a component -> title of the page in Storybook that tells of it. */
  const titled: Readonly<Record<string, string>> = { ...Object.fromEntries(beside), ...pages };
  return { parts, pages: titled };
}
