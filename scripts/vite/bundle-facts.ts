import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** One chunk of the build, for tests/bench/bundle.ts. */
export interface ChunkFacts {
  readonly file: string;
  /** Module that the chunk stands for, from the project's folder on; null for shared ones. */
  readonly facade: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Bytes of each package in the chunk, before squeezing; "app" is ours. */
  /** Our own modules in it, with their bytes before squeezing. */
  readonly modules: Readonly<Record<string, number>>;
  readonly packages: Readonly<Record<string, number>>;
}

const packageOf = (id: string): string => {
  const path = id.split('node_modules/').at(-1) ?? id;
  if (!id.includes('node_modules/')) return 'app';
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
};

/** Writes what the build consists of to `file`, outside of what is served. */
export function bundleFacts(file: string): Plugin {
  let root = '';
  return {
    name: 'bundle-facts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler: async (_, bundle) => {
        const facts: ChunkFacts[] = [];
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const packages: Record<string, number> = {};
          const modules: Record<string, number> = {};
          for (const [id, module] of Object.entries(chunk.modules)) {
            const name = packageOf(id);
            packages[name] = (packages[name] ?? 0) + module.renderedLength;
            if (name === 'app') modules[id.replace(`${root}/`, '')] = module.renderedLength;
          }
          const { fileName, facadeModuleId, imports, dynamicImports } = chunk;
          facts.push({
            file: fileName,
            facade: facadeModuleId?.replace(`${root}/`, '') ?? null,
            imports,
            dynamicImports,
            modules,
            packages,
          });
        }
        const target = join(root, file);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, JSON.stringify(facts, null, 1));
      },
    },
  };
}
