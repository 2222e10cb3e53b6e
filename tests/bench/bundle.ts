/**
 * What screens cost: brotli sizes of the scripts of the built client, each in its worst language. Of home all that its first drawing
 * needs, that with what it shows, and all that has been fetched when it is at rest, by package; of the most visited other screens all that their first
 * drawing waits for. Each has its limit, and the run fails above one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readSources, screensOf } from '../../scripts/lib/sources.ts';
import type { ChunkFacts } from '../../scripts/vite/bundle-facts.ts';
import { FIRST_MODULES } from '../../src/app/first-load.ts';
import { screenWords } from '../../src/app/screen-words.ts';
import { LANGS, type Lang } from '../../src/domain/constants.ts';
import type { BuiltRoute } from '../../src/domain/routes.ts';

const KB = 1024;
/**
 * KB. The first drawing cannot do without `paint`; `filled` is that with what home shows, which is on its way at the same time and is
 * waited for up to a moment (app/start.tsx), so that all is drawn at once; `idle` is all until rest, `ahead` what is fetched behind it.
 */
const LIMIT = { paint: 112, filled: 153, idle: 185, ahead: 30 } as const;
/**
 * The other nine of the ten most visited screens, in KB. Raised only with what a screen shows more, and said why. Chunks name each
 * other with the hashes of what they hold, and letters without order squeeze badly: the same code is up to 0.3 KB more or less from
 * one commit to the next, so a budget keeps at least half a KB above what was measured.
 */
const BUDGETS: { readonly [Path in BuiltRoute]?: number } = {
  'pages/market/market': 170,
  'pages/market/search': 165,
  'pages/transaction/index2': 188,
  // 221 before stops, post only, IOC and FOK, each with a sentence of what it means.
  'pages/transaction/currency': 222,
  'pages/transaction/currency_order': 180,
  'pages/fund/assets': 183,
  'pages/fund/assets_record': 180,
  'pages/common/login': 180,
  'pages/setting/setting': 166,
};
const CLIENT = 'dist/client';
/** Runs before everything, and is none of the chunks. */
const BOOT = 'boot.js';

/** Drawn behind the rest of home, under the total of whoever is signed in. */
const HISTORY = 'src/parts/wallet/BalanceHistory.tsx';
/** Fetched after that: the names of the other screens, and dialogs, so that they open without a network, and the operator's popup where there is one. */
const AT_REST = [
  'src/kit/feedback/ToastHost.tsx',
  'src/kit/feedback/ConfirmDialog.tsx',
  'src/kit/components/Sheet/SheetPanel.tsx',
  'src/kit/components/PickerSheet/PickerPanel.tsx',
  'src/features/home/home/PopupAd.tsx',
  'src/kit/components/RichText/sanitize.ts',
] as const;

const read = (file: string): readonly ChunkFacts[] => JSON.parse(readFileSync(file, 'utf8'));
const facts = read('dist/bundle-facts.json');
const byFile = new Map(facts.map((chunk) => [chunk.file, chunk]));
const boot: ChunkFacts = {
  file: BOOT,
  facade: null,
  imports: [],
  modules: {},
  packages: { app: 1 },
};

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function chunkOf(module: string): ChunkFacts {
  return (
    facts.find((chunk) => chunk.facade === module || module in chunk.modules) ??
    fail(`No chunk holds ${module}: is this list still true?`)
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

/** The chunks of some modules, each with what it imports. */
const chunksOf = (...modules: readonly string[]): ReadonlySet<ChunkFacts> =>
  new Set(modules.flatMap((module) => [...withImports(chunkOf(module))]));

const sizes = new Map<string, number>();
/** Bytes of a file, squeezed. */
function squeezed({ file }: ChunkFacts): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(join(CLIENT, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const size = brotliCompressSync(content, { params }).length;
  sizes.set(file, size);
  return size;
}

const sizeOf = (chunks: Iterable<ChunkFacts>): number =>
  [...chunks].reduce((total, chunk) => total + squeezed(chunk), 0);

/** The chunks in the language in which they are the most. */
function worst(inLanguage: (lang: Lang) => ReadonlySet<ChunkFacts>): { lang: Lang; chunks: ReadonlySet<ChunkFacts> } {
  const all = LANGS.map((lang) => ({ lang, chunks: inLanguage(lang) }));
  return all.reduce((most, next) => (sizeOf(next.chunks) > sizeOf(most.chunks) ? next : most));
}

/** Sizes by package: a chunk's squeezed size is shared out by what its modules measure before. */
function byPackage(chunks: Iterable<ChunkFacts>): Map<string, number> {
  const shares = new Map<string, number>();
  for (const chunk of chunks) {
    const size = squeezed(chunk);
    const total = Object.values(chunk.packages).reduce((sum, length) => sum + length, 0) || 1;
    for (const [name, length] of Object.entries(chunk.packages))
      shares.set(name, (shares.get(name) ?? 0) + (size * length) / total);
  }
  return shares;
}

const inKb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(7);

let isGood = true;
/** The total beside its limit, in KB. */
function judge(title: string, chunks: ReadonlySet<ChunkFacts>, limit: number): void {
  const total = sizeOf(chunks);
  console.log(`${title}: ${inKb(total).trim()} KB brotli in ${chunks.size} files, at most ${limit}`);
  isGood &&= total <= limit * KB;
}

function report(title: string, chunks: ReadonlySet<ChunkFacts>, limit: number): void {
  console.log();
  judge(title, chunks, limit);
  for (const [name, size] of [...byPackage(chunks)].sort(([, a], [, b]) => b - a)) {
    if (size >= 0.1 * KB) console.log(`${inKb(size)} KB  ${name}`);
  }
  if (process.argv.includes('--files')) {
    for (const chunk of [...chunks].sort((a, b) => squeezed(b) - squeezed(a)))
      console.log(`${inKb(squeezed(chunk))} KB  ${chunk.file}`);
  }
}

const language = (lang: Lang) => `src/parts/words/languages/${lang}.ts`;
/** What every first drawing waits for. */
const shell = (lang: Lang) => new Set([boot, ...chunksOf('src/main.tsx', language(lang))]);
/** A namespace that does not come with its language. */
const later = (lang: Lang, name: string) => facts.filter((chunk) => `locales/${lang}/${name}.json` in chunk.modules);

const paint = worst((lang) => new Set([...shell(lang), ...chunksOf(...FIRST_MODULES.drawing)]));
const idle = worst((lang) => {
  const { content, services, own, ownServices } = FIRST_MODULES;
  const home = chunksOf(...FIRST_MODULES.drawing, ...content, ...services, ...own, ...ownServices, HISTORY);
  return new Set([...shell(lang), ...home, ...read('dist/worker-facts.json')]);
});
report(`First drawing of home (${paint.lang})`, paint.chunks, LIMIT.paint);
const filled = worst(
  (lang) => new Set([...shell(lang), ...chunksOf(...FIRST_MODULES.drawing, ...FIRST_MODULES.content)]),
);
judge(`With what it shows, for which it waits a while (${filled.lang})`, filled.chunks, LIMIT.filled);
report(`Home at rest, signed in (${idle.lang})`, idle.chunks, LIMIT.idle);

const ahead = [...chunksOf(...AT_REST), ...later(idle.lang, 'routes')];
report('Fetched after that', new Set(ahead.filter((chunk) => !idle.chunks.has(chunk))), LIMIT.ahead);

console.log();
const pages = new Map(screensOf(readSources(['src/app'])).map(({ path, page }) => [path, page]));
for (const [path, limit] of Object.entries(BUDGETS) as [BuiltRoute, number][]) {
  const page = pages.get(path) ?? fail(`${path} has no page: is this list still true?`);
  const { lang, chunks } = worst((each) => {
    const words = screenWords(path).flatMap((name) => later(each, name));
    return new Set([...shell(each), ...chunksOf(page, 'src/app/routes/with-queries.tsx'), ...words]);
  });
  judge(`First drawing of ${path} (${lang})`, chunks, limit);
}
if (!isGood) fail('\nMore than it may be.');
