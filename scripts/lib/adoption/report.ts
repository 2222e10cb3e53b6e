import type { ComponentFacts } from '../component-facts/facts.ts';
import type { BuiltScreen } from '../component-facts/screens.ts';
import { closure, type SourceFile, type SourceGraph } from '../component-facts/source-graph.ts';
import { type ElementCount, elementsIn, piecesOf, shareOfKit } from './elements.ts';

/** What the elements of a screen are. */
export interface ScreenAdoption extends ElementCount {
  /** Title of its stories; two routes may share a page. */
  readonly title: string;
  /** Path of its route. */
  readonly path: string;
  /** Share of the kit, 0 to 1; null where the screen draws nothing. */
  readonly share: number | null;
}

export interface Unused {
  /** How many there are at all. */
  readonly count: number;
  /** Those that no screen uses, by name. */
  readonly unused: readonly string[];
}

/** How far the screens are made of the kit, and what of the kit waits for its first screen. */
export interface Adoption {
  readonly screens: readonly ScreenAdoption[];
  /** Tabs, guards, loading and error views around every screen. */
  readonly shell: ElementCount & { readonly share: number | null };
  /** Each file once, however many screens it serves. */
  readonly all: ElementCount & { readonly share: number | null };
  /** How many pieces the screens and the shell style by themselves. */
  readonly pieces: number;
  readonly components: Unused;
  readonly tokens: Unused;
}

/** What a report is made of. */
export interface AdoptionSources {
  readonly graph: SourceGraph;
  readonly screens: readonly BuiltScreen[];
  /** Components of the kit by name. */
  readonly parts: Readonly<Record<string, Pick<ComponentFacts, 'components' | 'screens'>>>;
  /** Tokens with the files that read them and the tokens that are made of them. */
  readonly tokens: readonly {
    readonly name: string;
    readonly files: readonly string[];
    readonly tokens: readonly string[];
  }[];
}

const isOfScreens = (path: string) => /^src\/(features|parts)\//.test(path);
const isOfShell = (path: string) => /^src\/(app|parts)\//.test(path) && path !== 'src/app/routes.ts';
const isDrawn = (path: string) => /^src\/(features|parts|kit)\//.test(path);

const withShare = (count: ElementCount) => ({ ...count, share: shareOfKit(count) });

const unusedOf = (all: readonly string[], used: ReadonlySet<string>): Unused => ({
  count: all.length,
  unused: all.filter((name) => !used.has(name)).sort(),
});

/** What is used, and whatever that is made of in turn. `usersOf` names what uses a thing. */
function spread(names: readonly string[], start: Iterable<string>, usersOf: (name: string) => readonly string[]) {
  const used = new Set(start);
  let before: number;
  do {
    before = used.size;
    for (const name of names) if (usersOf(name).some((user) => used.has(user))) used.add(name);
  } while (used.size > before);
  return used;
}

function unusedTokens({ graph, screens, tokens }: AdoptionSources, shell: readonly SourceFile[]): Unused {
  const start = [...screens.map(({ page }) => page), ...shell.map(({ path }) => path)];
  const reached = new Set(closure(graph, start, isDrawn).map(({ path }) => path));
  const folders = new Set([...reached].map((path) => path.slice(0, path.lastIndexOf('/'))));
  const isReached = (file: string) =>
    reached.has(file) ||
    // What every screen wears: the theme, and antd-mobile's variables said in tokens.
    file.startsWith('src/kit/theme/') ||
    !file.startsWith('src/') ||
    (file.endsWith('.css') && folders.has(file.slice(0, file.lastIndexOf('/'))));
  const names = tokens.map(({ name }) => name);
  const madeOf = new Map(tokens.map((token) => [token.name, token.tokens]));
  const direct = tokens.filter(({ files }) => files.some(isReached)).map(({ name }) => name);
  return unusedOf(
    names,
    spread(names, direct, (name) => madeOf.get(name) ?? []),
  );
}

/** Counts what the screens are made of. Static: an element counts once, however often it is drawn. */
export function adoptionOf(sources: AdoptionSources): Adoption {
  const { graph, screens, parts } = sources;
  const filesOf = ({ page }: BuiltScreen) => closure(graph, [page], isOfScreens);
  const shell = closure(
    graph,
    [...graph.keys()].filter((path) => path.startsWith('src/app/') && path !== 'src/app/routes.ts'),
    isOfShell,
  );
  const every = new Set([...screens.flatMap(filesOf), ...shell]);
  const names = Object.keys(parts);
  const direct = names.filter((name) => (parts[name]?.screens.length ?? 0) > 0);
  return {
    screens: screens.map((screen) => ({
      title: screen.title,
      path: screen.path,
      ...withShare(elementsIn(filesOf(screen))),
    })),
    shell: withShare(elementsIn(shell)),
    all: withShare(elementsIn([...every])),
    pieces: [...graph.values()]
      .filter(({ path }) => /^src\/(features|parts|app)\//.test(path))
      .reduce((sum, file) => sum + piecesOf(file), 0),
    components: unusedOf(
      names,
      spread(names, direct, (name) => parts[name]?.components ?? []),
    ),
    tokens: unusedTokens(sources, shell),
  };
}
