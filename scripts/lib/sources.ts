import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { filesIn, ROOT, textOf } from './files.mjs';
import { reach } from './sets.mjs';
import { readStories } from './story-files.mjs';

/** What one file of the sources says. Paths are relative to the root of the project. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Files that it draws in, at once or when needed; imports of types alone do not count. */
  readonly imports: readonly string[];
}

/** Path -> file, of all that the app is made of. */
export type SourceGraph = ReadonlyMap<string, SourceFile>;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;'"]*?from\s+'((?:\.|#kit\/)[^']+)'|import\(\s*'((?:\.|#kit\/)[^']+)'\s*\)/g;
/** Finds the file behind a door of the kit: package.json names them (`imports`). */
const { resolve } = createRequire(join(ROOT, 'package.json'));
const DECLARED = /^export (?:declare )?(?:async )?(?:const|function|interface|type|class) (\w+)/gm;
const PASSED_ON = /^export (?:type )?(?:\*|\{([^}]*)\}) from '(\.[^']+)'/gm;

function importsOf(path: string, text: string): string[] {
  const specifiers = [...text.matchAll(IMPORT)].map(([, atOnce, later]) => atOnce ?? later ?? '');
  return specifiers.map((from) => (from.startsWith('#') ? relative(ROOT, resolve(from)) : join(dirname(path), from)));
}

/** Reads the sources under some folders. */
export function readSources(folders: readonly string[]): SourceGraph {
  const paths = folders.flatMap((folder) =>
    filesIn(join(ROOT, folder), /(?<!\.test|\.d)\.tsx?$/).map((name) => join(folder, name)),
  );
  return new Map(
    paths.sort().map((path) => {
      const text = textOf(path);
      return [path, { path, text, imports: importsOf(path, text) }];
    }),
  );
}

/** The files at hand, and whatever they draw in as long as `isInside` holds for it. */
export const closure = (graph: SourceGraph, start: Iterable<string>, isInside: (path: string) => boolean) =>
  [...reach(start, (path) => graph.get(path)?.imports.filter(isInside) ?? [])].flatMap((path) => graph.get(path) ?? []);

/** What a file gives out, by name: the file that declares it. What it passes on counts. */
export function exportsOf(graph: SourceGraph, path: string): Map<string, string> {
  const text = graph.get(path)?.text ?? '';
  const found = new Map([...text.matchAll(DECLARED)].map(([, name = '']) => [name, path]));
  for (const [, list, specifier = ''] of text.matchAll(PASSED_ON)) {
    const chosen = list?.split(',').map((name) => name.replace(/\btype\b/, '').trim());
    for (const [name, file] of exportsOf(graph, join(dirname(path), specifier)))
      if (chosen?.includes(name) ?? true) found.set(name, file);
  }
  return found;
}

/** The built screens, as the loaders list them: path of the route, file of its page, and title of its stories. */
export function screensOf(graph: SourceGraph) {
  const titles = new Map(readStories('stories/screens').map(({ route, title }) => [route, title]));
  const loaders = graph.get('src/app/routes.ts')?.text ?? '';
  return [...loaders.matchAll(/'(pages\/[^']+)': \(\) => import\('\.\.\/([^']+)'\)/g)].map(
    ([, path = '', page = '']) => ({ path, page: `src/${page}`, title: titles.get(path) ?? path }),
  );
}
