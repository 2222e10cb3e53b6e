import { join } from 'node:path';
import { FIRST_MODULES } from '../../src/app/first-load.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What every screen with data stands on: calls, queries, the schemas' library, the words of a failure, figures. */
const DATA = [
  'src/data/QueryRoot.tsx',
  'src/data/query.ts',
  'src/contract/fields.ts',
  'src/parts/useErrorText.ts',
  'src/domain/number.ts',
] as const;

/** Chunks by what they are for; a module goes with the first that reaches it. */
const CHUNKS = [
  // The config is of home and of every call: beside home, each other screen would fetch home for it.
  ['app', ['src/main.tsx', 'src/data/config.ts']],
  ['home', FIRST_MODULES.drawing],
  ['data', DATA],
  ['home-content', FIRST_MODULES.content],
  ['services', FIRST_MODULES.services],
] as const;

/** Listed by their packages, used by later screens only. */
const LATER = /html-parse-stringify|react-i18next\/dist\/es\/(Icu)?Trans/;

/**
 * Puts what the entry needs into one chunk and what home needs besides into a few more: otherwise each part that home shares with
 * a later screen would be a file of its own, and the first drawing would wait for thirty of them.
 */
export function firstChunks(root: string) {
  const reached = new Map<string, Set<string>>();
  const reach = (start: string, graph: ModuleGraph): Set<string> => {
    const known = reached.get(start);
    if (known) return known;
    const found = new Set<string>();
    const next = [join(root, start)];
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    reached.set(start, found);
    return found;
  };
  return (id: string, graph: ModuleGraph): string | null => {
    if (LATER.test(id)) return null;
    const chunk = CHUNKS.find(([, starts]) => starts.some((start) => reach(start, graph).has(id)));
    return chunk?.[0] ?? null;
  };
}
