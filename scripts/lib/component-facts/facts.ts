import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from './pages.ts';
import { screensOf } from './screens.ts';
import { closure, readSources, type SourceFile, type SourceGraph } from './source-graph.ts';
import { type Surface, surfaceOf } from './surface.ts';

/** What the sources say of a component. */
export interface ComponentFacts extends Surface {
  /** Names of the tokens that its files name, with the dashes. */
  readonly tokens: readonly string[];
  /** Components of the kit that draw with it. */
  readonly components: readonly string[];
  /** Titles of the screens whose own parts draw with it. */
  readonly screens: readonly string[];
}

export interface Facts {
  readonly parts: Readonly<Record<string, ComponentFacts>>;
  /** Name of a component -> title of the page in Storybook that tells of it. */
  readonly pages: Readonly<Record<string, string>>;
}

const COMPONENT = /^src\/kit\/components\/(\w+)\//;
/** What the kit shows by a call, without a folder of its own: its files, and the call. */
const BY_CALL = [
  { name: 'Confirm', files: /^src\/kit\/feedback\/\w*confirm/i, call: /\buseConfirm\(/ },
  { name: 'Toast', files: /^src\/kit\/feedback\/(use)?toast/i, call: /\b(useToast|toast)\(/ },
] as const;
const SHELL = 'The shell of the app';

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

/** Token names in a text, also those that are put together: `var(--color-mark-${tint}-wash)` names them all. */
function tokensIn(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(/--[a-z][\w-]*(?:\$\{[^}]*\}[\w-]*)*/g)].map(([name]) => name);
  return unique(named).flatMap((name) => {
    if (!name.includes('${')) return known.includes(name) ? [name] : [];
    const pattern = new RegExp(`^${name.replaceAll(/\$\{[^}]*\}/g, '[a-z0-9]+')}$`);
    return known.filter((token) => pattern.test(token));
  });
}

function usersOf(root: string, graph: SourceGraph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const note = (screen: string, files: readonly SourceFile[]) => {
    for (const name of drawnBy(files)) users.set(name, (users.get(name) ?? new Set()).add(screen));
  };
  for (const { title, page } of screensOf(root, graph))
    note(
      title,
      closure(graph, [page], (path) => /^src\/(features|parts)\//.test(path)),
    );
  note(
    SHELL,
    [...graph.values()].filter(({ path }) => path.startsWith('src/app/')),
  );
  return users;
}

/** All that the pages of components tell and nobody writes by hand. */
export function readFacts(root: string): Facts {
  const graph = readSources(root, ['src/kit', 'src/parts', 'src/features', 'src/app']);
  const sheet = readFileSync(join(root, 'src/kit/theme/generated/tokens.css'), 'utf8');
  const known = unique([...sheet.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
  const own = new Map<string, string[]>();
  for (const path of graph.keys()) {
    const name = partOf(path);
    if (name !== undefined) own.set(name, [...(own.get(name) ?? []), path]);
  }
  // What a component is made of: its own files, and what the kit shares among components.
  const made = new Map(
    [...own].map(([name, paths]) => [
      name,
      closure(
        graph,
        paths,
        (path) =>
          path.startsWith('src/kit/') && !/^src\/kit\/(theme|words|icons)\b/.test(path) && partOf(path) === undefined,
      ),
    ]),
  );
  const users = usersOf(root, graph);
  const parts = Object.fromEntries(
    [...made].map(([name, files]) => [
      name,
      {
        ...surfaceOf(graph, name, own.get(name) ?? []),
        tokens: unique(files.flatMap(({ text }) => tokensIn(text, known))),
        components: [...made.keys()].filter((other) => other !== name && drawnBy(made.get(other) ?? []).includes(name)),
        screens: [...(users.get(name) ?? [])].sort(),
      },
    ]),
  );
  // What a folder gives out beside its main component is told of on that one's page.
  const pages = pagesOf(root);
  const beside = Object.entries(parts).flatMap(([name, { exports }]) => exports.map((own) => [own, pages[name] ?? '']));
  return { parts, pages: { ...Object.fromEntries(beside), ...pages } };
}
