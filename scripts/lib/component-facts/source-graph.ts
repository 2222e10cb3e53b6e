import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileOfDoor } from '../kit-doors.mjs';

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

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name);

function importsOf(path: string, text: string): string[] {
  const specifiers = [...text.matchAll(IMPORT)].map(([, atOnce, later]) => atOnce ?? later ?? '');
  return specifiers.map((specifier) => fileOfDoor(specifier) ?? normalize(join(dirname(path), specifier)));
}

/** Reads the sources under some folders. */
export function readSources(root: string, folders: readonly string[]): SourceGraph {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => normalize(join(folder, name))),
  );
  return new Map(
    paths.sort().map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return [path, { path, text, imports: importsOf(path, text) }];
    }),
  );
}

/** The files at hand, and whatever they draw in as long as `isInside` holds for it. */
export function closure(
  graph: SourceGraph,
  start: readonly string[],
  isInside: (path: string) => boolean,
): SourceFile[] {
  const found = new Map<string, SourceFile>();
  const next = [...start];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    const file = graph.get(path);
    if (!file || found.has(path)) continue;
    found.set(path, file);
    next.push(...file.imports.filter(isInside));
  }
  return [...found.values()];
}
