import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const RELATIVE = /(from\s+|import\s*\(?\s*)(['"])(\.[^'"]*)\.tsx?\2/g;

/** Writes the types of the entries, and of what they need, beside the modules. */
export async function emitTypes(root, out, entries, index) {
  const config = join(root, 'dist', 'kit.tsconfig.json');
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: '../src', outDir: out },
    include: [],
    files: [...Object.values(entries).map((file) => `../${file}`), '../node_modules/vite/client.d.ts'],
  };
  await writeFile(config, JSON.stringify(settings));
  try {
    await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
      cwd: root,
    });
  } catch (error) {
    throw new Error(`The types of the kit were not written:\n${error.stdout}`);
  } finally {
    await rm(config);
  }
  await writeFile(join(out, 'kit', 'index.d.ts'), index);
  await keepReachable(out, ['kit/index.d.ts', ...Object.values(entries).map(typesOf)]);
}

const typesOf = (file) => file.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts');

/** Styles and helpers have types that no entry gives out: they go, and with them their imports. */
async function keepReachable(out, starts) {
  const kept = new Set();
  const next = starts.map((file) => join(out, file));
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (kept.has(file)) continue;
    kept.add(file);
    const text = await readFile(file, 'utf8');
    for (const [, , , target] of text.matchAll(RELATIVE)) next.push(resolve(dirname(file), `${target}.d.ts`));
    await writeFile(file, text.replace(RELATIVE, '$1$2$3.js$2'));
  }
  for (const name of await readdir(out, { recursive: true }))
    if (name.endsWith('.d.ts') && !kept.has(join(out, name))) await rm(join(out, name));
}
