import { dirname } from 'node:path';
import { readTokenIndex, type TokenEntry } from '../../vite/token-index.ts';
import { type ComponentFacts, readFacts } from '../component-facts/facts.ts';
import { reach } from '../sets.mjs';
import { closure, readSources, type SourceGraph, screensOf } from '../sources.ts';
import { elementsIn, piecesOf } from './elements.ts';

/** What a report is made of: the sources, the built screens (two routes may share a page), components of the kit by name, tokens. */
interface AdoptionSources {
  readonly graph: SourceGraph;
  readonly screens: ReturnType<typeof screensOf>;
  readonly parts: Readonly<Record<string, Pick<ComponentFacts, 'components' | 'screens'>>>;
  readonly tokens: readonly Pick<TokenEntry, 'name' | 'files' | 'tokens'>[];
}

/** How far the screens are made of the kit, and what of the kit waits for its first screen. */
export type Adoption = ReturnType<typeof adoptionOf>;

/** Of things with what uses each: how many there are, and those that nothing uses which starts or is used itself, by name. */
function unusedOf(usersOf: ReadonlyMap<string, readonly string[]>, starts: Iterable<string>) {
  const used = reach(starts, (user) => [...usersOf].flatMap(([name, users]) => (users.includes(user) ? [name] : [])));
  return { count: usersOf.size, unused: [...usersOf.keys()].filter((name) => !used.has(name)).sort() };
}
export type Unused = ReturnType<typeof unusedOf>;

/** Counts what the screens are made of. Static: an element counts once, however often it is drawn. */
export function adoptionOf({ graph, screens, parts, tokens }: AdoptionSources) {
  const within = (starts: readonly string[], rooms: RegExp) => closure(graph, starts, (path) => rooms.test(path));
  const shellFiles = [...graph.keys()].filter((path) => /^src\/app\/(?!routes\.ts$)/.test(path));
  const shell = within(shellFiles, /^src\/(app\/(?!routes\.ts$)|parts\/)/);
  const own = screens.map(({ page, ...screen }) => ({ screen, files: within([page], /^src\/(features|parts)\//) }));

  const starts = [...screens.map(({ page }) => page), ...shell.map(({ path }) => path)];
  const reached = new Set(within(starts, /^src\/(features|parts|kit)\//).map(({ path }) => path));
  const folders = new Set([...reached].map(dirname));
  const isReached = (file: string) =>
    reached.has(file) ||
    // What every screen wears: the theme, and antd-mobile's variables said in tokens.
    /^(?!src\/)|^src\/kit\/theme\//.test(file) ||
    (file.endsWith('.css') && folders.has(dirname(file)));
  return {
    screens: own.map(({ screen, files }) => ({ ...screen, ...elementsIn(files) })),
    /** Tabs, guards, loading and error views around every screen. */
    shell: elementsIn(shell),
    /** Each file once, however many screens it serves. */
    all: elementsIn([...new Set([...own.flatMap(({ files }) => files), ...shell])]),
    /** How many pieces the screens and the shell style by themselves. */
    pieces: [...graph.values()]
      .filter(({ path }) => /^src\/(features|parts|app)\//.test(path))
      .reduce((sum, file) => sum + piecesOf(file), 0),
    components: unusedOf(
      new Map(Object.entries(parts).map(([name, { components }]) => [name, components])),
      Object.keys(parts).filter((name) => parts[name]?.screens.length),
    ),
    tokens: unusedOf(
      new Map(tokens.map((token) => [token.name, token.tokens])),
      tokens.filter(({ files }) => files.some(isReached)).map(({ name }) => name),
    ),
  };
}

/** The adoption of the kit as the sources stand now. */
export async function readAdoption(): Promise<Adoption> {
  const graph = readSources(['src/kit', 'src/parts', 'src/features', 'src/app']);
  return adoptionOf({ graph, screens: screensOf(graph), parts: readFacts().parts, tokens: await readTokenIndex() });
}
