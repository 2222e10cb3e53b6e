import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { FIRST_MODULES } from '../../src/app/first-load.ts';
import { ROOT } from '../lib/files.mjs';
import { reach } from '../lib/sets.mjs';

/** Chunks by what they are for; a module goes with the first that reaches it. */
const CHUNKS = [
  // The config is of home and of every call: beside home, each other screen would fetch home for it.
  ['app', ['src/main.tsx', 'src/data/config.ts']],
  ['home', FIRST_MODULES.drawing],
  ['data', FIRST_MODULES.data],
  ['home-content', FIRST_MODULES.content],
  ['services', FIRST_MODULES.services],
] as const;

/** Listed by their packages, used by later screens only. */
const LATER = /html-parse-stringify|react-i18next\/dist\/es\/(Icu)?Trans/;

/**
 * Puts what the entry needs into one chunk and what home needs besides into a few more: otherwise each part that home shares with
 * a later screen would be a file of its own, and the first drawing would wait for thirty of them.
 */
export function firstChunks() {
  let chunks: readonly (readonly [name: string, modules: ReadonlySet<string>])[] | undefined;
  return (id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null => {
    chunks ??= CHUNKS.map(([name, starts]) => [
      name,
      reach(
        starts.map((start) => join(ROOT, start)),
        (module) => graph.getModuleInfo(module)?.importedIds ?? [],
      ),
    ]);
    return LATER.test(id) ? null : (chunks.find(([, modules]) => modules.has(id))?.[0] ?? null);
  };
}
