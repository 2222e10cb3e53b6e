import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf, ROOT, textOf } from '../lib/files.mjs';

const named = (id: string): string => relative(ROOT, id.replace(/^\0+/, '').replace(/[?#].*$/, ''));

const SHEET = /@import\s+(?:url\()?["'](\.[^"']+)["']/g;
/** Sheets that a sheet imports: the bundler puts them in and forgets where they came from. */
const sheetsIn = (name: string): string[] =>
  name.endsWith('.css') ? [...textOf(name).matchAll(SHEET)].map(([, path = '']) => join(dirname(name), path)) : [];

/**
 * Writes modules.json beside the built stories, from which visual-tests/reach tells which stories a change can reach: by module, from the
 * project's folder on, what it imports (`lazy` when it runs); the modules of each built file; and a SHA-1 of each file of ours, since a build
 * that is older than the files answers for nothing.
 */
export const storyModules = (): Plugin => ({
  name: 'story-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules: Record<string, { imports: string[]; lazy: string[] }> = {};
    const add = (name: string, imports: readonly string[], lazy: readonly string[] = []) => {
      modules[name] ??= { imports: [], lazy: [] };
      const sheets = sheetsIn(name);
      modules[name].imports.push(...imports, ...sheets);
      modules[name].lazy.push(...lazy);
      for (const sheet of sheets) add(sheet, []);
    };
    for (const id of this.getModuleIds()) {
      const info = this.getModuleInfo(id);
      add(named(id), info?.importedIds.map(named) ?? [], info?.dynamicallyImportedIds.map(named));
    }
    const own = Object.keys(modules).filter((name) => !name.includes('node_modules/') && existsSync(join(ROOT, name)));
    const hashes = own.map((name) => [name, hashOf(name)]);
    const chunks = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' ? [[chunk.fileName, chunk.moduleIds.map(named)]] : [],
    );
    const all = { modules, chunks: Object.fromEntries(chunks), hashes: Object.fromEntries(hashes) };
    this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(all, null, 1) });
  },
});
