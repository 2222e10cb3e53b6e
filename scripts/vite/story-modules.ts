import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What a build of the stories consists of: visual-tests/reach tells from it which stories a change can reach. */
export interface StoryModules {
  /** Each module, from the project's folder on, and what it imports; `lazy` is what it imports when it runs. */
  readonly modules: Readonly<Record<string, { readonly imports: readonly string[]; readonly lazy: readonly string[] }>>;
  /** The modules of each built file. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** SHA-1 of each file of ours: a build that is older than the files answers for nothing. */
  readonly hashes: Readonly<Record<string, string>>;
}

const CSS_IMPORT = /@import\s+(?:url\()?["'](\.[^"']+)["']/g;

const fileOf = (id: string): string => id.replace(/^\0+/, '').replace(/[?#].*$/, '');

/** Sheets that a sheet imports: the bundler puts them in and forgets where they came from. */
function sheetsIn(file: string): string[] {
  if (!file.endsWith('.css') || !existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(CSS_IMPORT)].map(([, path = '']) => resolve(dirname(file), path));
}

/** Writes modules.json beside the built stories. */
export function storyModules(): Plugin {
  let root = '';
  return {
    name: 'story-modules',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const named = (id: string) => relative(root, fileOf(id));
      const modules: Record<string, { imports: Set<string>; lazy: Set<string> }> = {};
      const entry = (id: string) => {
        const name = named(id);
        modules[name] ??= { imports: new Set(), lazy: new Set() };
        return modules[name];
      };
      const addSheets = (file: string) => {
        for (const sheet of sheetsIn(file)) {
          entry(file).imports.add(named(sheet));
          entry(sheet);
          addSheets(sheet);
        }
      };
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        const { imports, lazy } = entry(id);
        for (const imported of info?.importedIds ?? []) imports.add(named(imported));
        for (const imported of info?.dynamicallyImportedIds ?? []) lazy.add(named(imported));
        addSheets(fileOf(id));
      }
      const hashes: Record<string, string> = {};
      for (const name of Object.keys(modules)) {
        const file = join(root, name);
        if (!name.includes('node_modules/') && existsSync(file))
          hashes[name] = createHash('sha1').update(readFileSync(file)).digest('hex');
      }
      const chunks: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunks[chunk.fileName] = chunk.moduleIds.map(named);
      const plain = Object.fromEntries(
        Object.entries(modules).map(([name, { imports, lazy }]) => [name, { imports: [...imports], lazy: [...lazy] }]),
      );
      const source = JSON.stringify({ modules: plain, chunks, hashes } satisfies StoryModules, null, 1);
      this.emitFile({ type: 'asset', fileName: 'modules.json', source });
    },
  };
}
