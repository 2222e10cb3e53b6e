import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const KB = 1024;
/** Less than this is the compressor's mood. */
const WORTH_KB = 0.1;
const KINDS = { '.js': 'All scripts', '.css': 'All styles', '.woff2': 'All fonts' };
const squeeze = promisify(brotliCompress);

/** The sizes of a built app, in KB: the figures of the benchmark, and all files of a kind, squeezed. */
export async function measureBundle(folder) {
  const bench = await promisify(execFile)('npx', ['tsx', 'tests/bench/bundle.ts'], { cwd: folder }).then(
    ({ stdout }) => ({ stdout, isAllowed: true }),
    ({ stdout }) => ({ stdout, isAllowed: false }),
  );
  return {
    isAllowed: bench.isAllowed,
    ...readBench(bench.stdout),
    kinds: await sizesOfKinds(join(folder, 'dist/client')),
  };
}

/** "First drawing of home: 98.2 KB brotli in 3 files, at most 110", then a line a package. */
export function readBench(text) {
  const figures = {};
  const packages = {};
  let limits = {};
  let title = '';
  for (const line of text.split('\n')) {
    const [, name, size, limit] = /^(.+): ([\d.]+) KB brotli in \d+ files(?:, at most (\d+))?/.exec(line) ?? [];
    if (name) {
      title = name;
      figures[name] = Number(size);
      if (limit) limits = { ...limits, [name]: Number(limit) };
    }
    const [, bytes, owner] = /^ *([\d.]+) KB {2}(\S+)$/.exec(line) ?? [];
    // The app at rest holds the first drawing; what is fetched later counts beside it.
    if (owner && title !== Object.keys(figures)[0]) packages[owner] = (packages[owner] ?? 0) + Number(bytes);
  }
  return { figures, packages, limits };
}

async function sizesOfKinds(folder) {
  const sizes = Object.fromEntries(Object.values(KINDS).map((kind) => [kind, 0]));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const kind = KINDS[extname(entry.name)];
    if (!kind || !entry.isFile()) continue;
    const content = await readFile(join(entry.parentPath, entry.name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    sizes[kind] += (extname(entry.name) === '.woff2' ? content : await squeeze(content, { params })).length / KB;
  }
  return sizes;
}

const kb = (size) => (size === undefined ? '–' : size.toFixed(1));
const difference = (before = 0, now = 0) => {
  const change = now - before;
  if (Math.abs(change) < WORTH_KB) return '0';
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}${before > 0 ? ` (${change > 0 ? '+' : '−'}${((Math.abs(change) / before) * 100).toFixed(1)} %)` : ''}`;
};

/** A Markdown table of both: every figure, and the packages that changed. */
export function tableOf(before, now, base) {
  const rows = (old, young, name = (key) => key) =>
    [...new Set([...Object.keys(young), ...Object.keys(old)])].map(
      (key) => `| ${name(key)} | ${kb(old[key])} | ${kb(young[key])} | ${difference(old[key], young[key])} |`,
    );
  const limited = (key) => (now.limits[key] === undefined ? key : `${key} (at most ${now.limits[key]})`);
  const changed = rows(before.packages, now.packages, (key) => `\`${key}\``).filter((row) => !row.endsWith('| 0 |'));
  return [
    `### Bundle size against ${base}`,
    '',
    '| KB, squeezed by brotli | base | now | change |',
    '| --- | ---: | ---: | ---: |',
    ...rows(before.figures, now.figures, limited),
    ...rows(before.kinds, now.kinds),
    ...changed,
    ...(now.isAllowed ? [] : ['', '**More than it may be.**']),
  ].join('\n');
}
