import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ROOT } from '../lib/files.mjs';
import { packageOf } from '../lib/packages.mjs';

const named = (id: string) => id.replace(`${ROOT}/`, '');

function factsOf({ fileName, facadeModuleId, imports, modules: all }: Rolldown.OutputChunk) {
  const packages: Record<string, number> = {};
  const modules: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(all)) {
    const path = id.split('node_modules/').slice(1).at(-1);
    const name = path === undefined ? 'app' : packageOf(path);
    packages[name] = (packages[name] ?? 0) + renderedLength;
    if (name === 'app') modules[named(id)] = renderedLength;
  }
  return {
    file: fileName,
    /** Module that the chunk stands for, from the project's folder on; null for shared ones. */
    facade: facadeModuleId ? named(facadeModuleId) : null,
    imports,
    /** Our own modules in it, and all by package ("app" is ours), with their bytes before squeezing. */
    modules,
    packages,
  };
}

/** One chunk of the build, for tests/bench/bundle.ts. */
export type ChunkFacts = ReturnType<typeof factsOf>;

/** Writes what the build consists of to `file`, outside of what is served. */
export const bundleFacts = (file: string): Plugin => ({
  name: 'bundle-facts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      const facts = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [factsOf(output)] : []));
      await mkdir(dirname(join(ROOT, file)), { recursive: true });
      await writeFile(join(ROOT, file), JSON.stringify(facts, null, 1));
    },
  },
});
