import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { KIT_DOORS } from '../lib/kit-doors.mjs';

/** Entry modules, by their name in the package, which is that of our own door: "feedback", "Button". */
export async function listEntries(root) {
  const folders = await readdir(join(root, 'src/kit/components'), { withFileTypes: true });
  const components = folders.filter((folder) => folder.isDirectory()).map(({ name }) => name);
  const parts = [...KIT_DOORS].filter(([name, file]) => name !== '*' && !file.endsWith('.css'));
  return Object.fromEntries([
    ...parts,
    ...components.sort().map((name) => [name, KIT_DOORS.get('*').replace('*', name)]),
  ]);
}

/** The root module: everything that the entries give out, beside src/kit. */
export const indexOf = (entries) =>
  Object.values(entries)
    .map((file) => `export * from './${file.slice('src/kit/'.length)}';\n`)
    .join('');
