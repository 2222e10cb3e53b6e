import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What belongs to the page, not to whoever uses it: the addresses of config.json, storage, words, chunks that have come. */
const OF_THE_PAGE = [
  'src/app/routes/useScreen.ts',
  'src/data/config.ts',
  'src/data/storage.ts',
  'src/parts/words/words.ts',
];

/** A variable of a module, or something of it that begins empty and is filled. */
const KEEPS =
  /^(export )?(let |const \w+(: [^=\n]+)? = (new (Map|Set)(<.*>)?\(\)|new QueryClient|createStore\(|emitter[<(]))/m;

const files = ['app', 'features', 'parts', 'state', 'data']
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

it('No module of the client keeps anything: it belongs to a client, or to the page', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => KEEPS.test(readFileSync(file, 'utf8'))).sort()).toEqual(OF_THE_PAGE);
});

it.each([
  'let appClient: QueryClient | undefined;',
  'export const quotes = new Map<string, number>();',
  'export const appStore = createStore();',
  'export const envelopeNotices = emitter<EnvelopeNotice>();',
])('finds %s', (line) => expect(KEEPS.test(`import x from 'y';\n${line}\n`)).toBe(true));
