import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Why patches have no place in the sources any more; empty where each has exactly one. */
export async function lostPlaces(patches) {
  const lost = await Promise.all(
    patches.map(async ({ file, search }) => {
      const text = await readFile(join(root, file), 'utf8').catch(() => null);
      if (text === null) return `there is no ${file}`;
      const places = text.split(search).length - 1;
      return places === 1 ? [] : `${file} has ${places} places of: ${search}`;
    }),
  );
  return lost.flat();
}

/**
 * Bundles the simulator with the exchange, so that it starts at once, and gives the file. Patches are applied to the
 * sources on their way: `{ file, search, replace }`, each to its one place.
 */
export async function bundleSimulator(name = 'simulator', patches = []) {
  const outfile = join(root, 'node_modules', '.cache', 'simulate', `${name}.mjs`);
  const missed = new Set(patches);
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/simulate/world/threads.ts'],
    outfile: join(dirname(outfile), 'threads.mjs'),
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  await build({
    absWorkingDir: root,
    // Packages keep the functions that they find: this comes before all of them.
    banner: { js: "import './threads.mjs';" },
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
  for (const { file } of missed) throw new Error(`${file} is no part of the exchange any more`);
  return outfile;
}
