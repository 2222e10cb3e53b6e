import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What home and the shell fetch at once, beside the first drawing. */
const LATE_PARTS = [
  'src/features/home/home/HomeBlocks.tsx',
  'src/features/home/home/NewsButton.tsx',
  'src/features/home/home/MenuIcon.tsx',
  'src/app/services/Services.tsx',
  'src/app/shell/RouterBridge.tsx',
] as const;

/** What every schema of the wire stands on, with the library: forms of later screens use it too, and would split it. */
const SCHEMAS = /\/node_modules\/zod\/|\/src\/contract\/fields\.ts$/;

/** Listed by their packages, used by later screens only. */
const LATER = /html-parse-stringify|react-i18next\/dist\/es\/(Icu)?Trans/;

/**
 * Puts what the entry needs into one chunk and what home needs besides into another: otherwise each part that home shares with
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
    if (SCHEMAS.test(id)) return 'schemas';
    if (reach('src/main.tsx', graph).has(id)) return 'app';
    if (reach('src/features/home/home/HomePage.tsx', graph).has(id)) return 'home';
    return LATE_PARTS.some((part) => reach(part, graph).has(id)) ? 'home-late' : null;
  };
}
