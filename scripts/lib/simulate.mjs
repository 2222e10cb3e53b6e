import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A planted bug whose place is no longer in the sources. */
export class PatchMissed extends Error {
  name = 'PatchMissed';
}

/**
 * Bundles the simulator with the exchange, so that it starts at once, and gives the file. Patches are applied to the
 * sources on their way: `{ file, search, replace }`, each to exactly one place.
 */
export async function bundleSimulator(name = 'simulator', patches = []) {
  const outfile = join(root, 'node_modules', '.cache', 'simulate', `${name}.mjs`);
  const missed = new Set(patches);
  let wrong = null;
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/simulate/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: patches.length === 0,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, async ({ path }) => {
            let text = await readFile(path, 'utf8');
            for (const patch of patches) {
              if (relative(root, path) !== patch.file) continue;
              missed.delete(patch);
              const places = text.split(patch.search).length - 1;
              if (places !== 1) wrong = `${patch.file} has ${places} places of: ${patch.search}`;
              text = text.replace(patch.search, () => patch.replace);
            }
            // Files that a module looks for beside itself stay where they are.
            return {
              loader: 'ts',
              contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
            };
          });
        },
      },
    ],
  });
  for (const { file } of missed) wrong = `${file} is no part of the exchange any more`;
  if (wrong) throw new PatchMissed(wrong);
  return outfile;
}
