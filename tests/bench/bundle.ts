/**
 * What home costs: brotli sizes of the scripts of the built client, by package. Two figures have limits, and the run fails
 * above them: what the first drawing needs, and all that has been fetched when home is at rest.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ChunkFacts } from '../../scripts/vite/bundle-facts.ts';

const KB = 1024;
const LIMIT = { paint: 110 * KB, idle: 190 * KB } as const;
const CLIENT = 'dist/client';

/** The first screen. */
const HOME = 'src/features/home/home/HomePage.tsx';
/**
 * Fetched by themselves until home is at rest, besides what home imports: the words, the schemas of the calls that home makes, the
 * market's worker, and the user's socket.
 */
const UNTIL_IDLE = [
  'src/features/home/home/HomeBlocks.tsx',
  'src/features/home/home/NewsButton.tsx',
  'src/features/home/home/MenuIcon.tsx',
  'src/app/services/Services.tsx',
  'src/app/shell/RouterBridge.tsx',
  'src/app/words/languages/en.ts',
  'src/contract/calls/common.ts',
  'src/contract/calls/content.ts',
  'src/contract/calls/user.ts',
  'src/contract/calls/wallet.ts',
  'src/data/app-socket.ts',
] as const;
/** Fetched after that: dialogs, so that they open without a network, and the operator's popup where there is one. Not limited, but said. */
const AT_REST = [
  'src/kit/feedback/ToastHost.tsx',
  'src/kit/feedback/ConfirmDialog.tsx',
  'src/kit/components/Sheet/SheetPanel.tsx',
  'src/features/home/home/PopupAd.tsx',
  'src/kit/components/RichText/sanitize.ts',
] as const;

const read = (file: string): readonly ChunkFacts[] => JSON.parse(readFileSync(file, 'utf8'));
const facts = read('dist/bundle-facts.json');
const byFile = new Map(facts.map((chunk) => [chunk.file, chunk]));

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function chunkOf(facade: string): ChunkFacts {
  return (
    facts.find((chunk) => chunk.facade === facade || facade in chunk.modules) ??
    fail(`No chunk holds ${facade}: is this list still true?`)
  );
}

/** A chunk with everything that it imports statically. */
function withImports(chunk: ChunkFacts, found = new Set<ChunkFacts>()): Set<ChunkFacts> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const file of chunk.imports) {
    const next = byFile.get(file);
    if (next) withImports(next, found);
  }
  return found;
}

function squeezed(file: string): number {
  const content = readFileSync(join(CLIENT, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}

/** Sizes by package: a chunk's squeezed size is shared out by what its modules measure before. */
function byPackage(chunks: Iterable<ChunkFacts>): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const chunk of chunks) {
    const size = squeezed(chunk.file);
    const total = Object.values(chunk.packages).reduce((sum, length) => sum + length, 0) || 1;
    for (const [name, length] of Object.entries(chunk.packages))
      sizes.set(name, (sizes.get(name) ?? 0) + (size * length) / total);
  }
  return sizes;
}

const inKb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(7);

function report(title: string, chunks: ReadonlySet<ChunkFacts>, limit: number): boolean {
  const sizes = byPackage(chunks);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(
    `\n${title}: ${inKb(total).trim()} KB brotli in ${chunks.size} files${Number.isFinite(limit) ? `, at most ${limit / KB}` : ''}`,
  );
  for (const [name, size] of [...sizes].sort(([, a], [, b]) => b - a)) {
    if (size >= 0.1 * KB) console.log(`${inKb(size)} KB  ${name}`);
  }
  if (process.argv.includes('--files')) {
    for (const chunk of [...chunks].sort((a, b) => squeezed(b.file) - squeezed(a.file)))
      console.log(`${inKb(squeezed(chunk.file))} KB  ${chunk.file}`);
  }
  return total <= limit;
}

const entry = chunkOf('src/main.tsx');

const paint = new Set([...withImports(entry), ...withImports(chunkOf(HOME))]);
const idle = new Set(paint);
for (const facade of UNTIL_IDLE) for (const chunk of withImports(chunkOf(facade))) idle.add(chunk);
for (const chunk of read('dist/worker-facts.json')) idle.add(chunk);

const isPaintGood = report('First drawing of home', paint, LIMIT.paint);
const isIdleGood = report('Home at rest, signed in', idle, LIMIT.idle);

const ahead = new Set(
  AT_REST.flatMap((facade) => [...withImports(chunkOf(facade))]).filter((chunk) => !idle.has(chunk)),
);
report('Fetched after that', ahead, Number.POSITIVE_INFINITY);
if (!isPaintGood || !isIdleGood) fail('\nMore than it may be.');
