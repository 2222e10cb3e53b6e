import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

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
    if (reach('src/main.tsx', graph).has(id)) return 'app';
    return reach('src/features/home/HomePage.tsx', graph).has(id) ? 'home' : null;
  };
}
