import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const RECORD = join(root, 'dist', '.inputs');
const COMMON = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src/contract',
  'src/domain',
  'locales',
  'scripts/lib/build.mjs',
];
/** What each half of the build is made from; a change of anything else makes neither again. */
const INPUTS = {
  client: [
    ...COMMON,
    'src',
    'public',
    'design-tokens',
    'index.html',
    'vite.config.ts',
    'postcss.config.mjs',
    'scripts/lib/kit-doors.mjs',
    'scripts/vite',
    'scripts/word-types.mjs',
  ],
  server: [...COMMON, 'src/exchange'],
};
const OUTPUT = { client: 'dist/client/index.html', server: 'dist/server/main.js' };
/** Tests and stories are no part of what is built. */
const NO_INPUT = /\.(test|stories)\.[a-z]+$/;

/** Files below a path, itself where it is one. */
async function filesOf(path) {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** One hash over names and contents of a half's inputs. */
async function hashOf(half) {
  const lists = await Promise.all(INPUTS[half].map((path) => filesOf(join(root, path))));
  const isOther = (path) => half === 'client' && relative(root, path).startsWith(`src${sep}exchange${sep}`);
  const files = [...new Set(lists.flat())].filter((path) => !NO_INPUT.test(path) && !isOther(path)).sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\n${relative(root, file)}\n`).update(await readFile(file));
  return hash.digest('hex');
}

function runVite() {
  return new Promise((resolve, reject) => {
    const args = [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of the app ended with code ${code}.`)),
    );
  });
}

async function buildServer() {
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: root,
    // Pictures are decoded in a process of their own, and the past is told in a thread.
    entryPoints: {
      main: 'src/exchange/app/main.ts',
      decode: 'src/exchange/platform/pictures/decode.ts',
      tell: 'src/exchange/market-data/teller/tell.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  await stop();
  const migrations = join(root, 'dist', 'server', 'migrations');
  await rm(migrations, { recursive: true, force: true });
  await cp(join(root, 'src', 'exchange', 'platform', 'store', 'migrations'), migrations, { recursive: true });
}

const BUILD = { client: ['the app', runVite], server: ['the exchange', buildServer] };

/** Builds what an input changed of since the last build; says what it does and how long it took. */
export async function buildChanged() {
  const record = await readFile(RECORD, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const hashes = { client: await hashOf('client'), server: await hashOf('server') };
  const isMade = async (half) =>
    record[half] === hashes[half] && (await stat(join(root, OUTPUT[half])).catch(() => null)) !== null;
  const halves = [];
  for (const half of ['server', 'client']) if (!(await isMade(half))) halves.push(half);
  const results = await Promise.allSettled(halves.map((half) => makeHalf(half, record)));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function makeHalf(half, record) {
  const [name, make] = BUILD[half];
  const start = performance.now();
  console.log(`Building ${name} ...`);
  await make();
  // Hashed anew: a build may write sources of its own (key types of the words), and they count as its inputs.
  record[half] = await hashOf(half);
  await mkdir(dirname(RECORD), { recursive: true });
  await writeFile(RECORD, JSON.stringify(record));
  console.log(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
