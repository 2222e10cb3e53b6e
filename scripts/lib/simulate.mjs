import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT, textOf } from './files.mjs';

/** Why patches have no place in the sources any more; empty where each has exactly one. */
export const lostPlaces = (patches) =>
  patches.flatMap(({ file, search }) => {
    const places = textOf(file).split(search).length - 1;
    return places === 1 ? [] : [`${file} has ${places} places of: ${search}`];
  });

/**
 * Bundles the simulator with the exchange, so that it starts at once, and gives the file. Patches are applied to the
 * sources on their way: `{ file, search, replace }`, each to its one place.
 */
export async function bundleSimulator(name = 'simulator', patches = []) {
  const outfile = join(ROOT, 'node_modules/.cache/simulate', `${name}.mjs`);
  const missed = new Set(patches);
  const sources = {
    name: 'sources',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        let text = await readFile(path, 'utf8');
        for (const patch of patches.filter(({ file }) => file === relative(ROOT, path))) {
          missed.delete(patch);
          text = text.replace(patch.search, () => patch.replace);
        }
        // Files that a module looks for beside itself stay where they are.
        const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
        return { loader: 'ts', contents };
      }),
  };
  const common = { absWorkingDir: ROOT, platform: 'node', format: 'esm', logLevel: 'error' };
  const threads = join(dirname(outfile), 'threads.mjs');
  await build({ ...common, entryPoints: ['tests/simulate/world/threads.ts'], outfile: threads });
  await build({
    ...common,
    // Packages keep the functions that they find: this comes before all of them.
    banner: { js: "import './threads.mjs';" },
    entryPoints: ['tests/simulate/main.ts'],
    outfile,
    bundle: true,
    target: 'node20',
    packages: 'external',
    sourcemap: patches.length === 0,
    plugins: [sources],
  });
  for (const { file } of missed) throw new Error(`${file} is no part of the exchange any more`);
  return outfile;
}

/** Runs a bundled simulator, `options` as of its command line, and hears what it says. Resolves to its exit code. */
export function runSimulator(file, options, onLine, onError = (text) => process.stderr.write(text)) {
  const given = Object.entries(options).filter(([, value]) => value !== undefined && value !== false);
  const args = given.flatMap(([name, value]) => [`--${name}`, ...(value === true ? [] : [String(value)])]);
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface({ input: child.stdout }).on('line', onLine);
  child.stderr.on('data', onError);
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** So many seeds from one on; a single one may be any text. */
export const seedsFrom = (first, count) =>
  count === 1 ? [first] : Array.from({ length: count }, (_, index) => String(Number(first) + index));
