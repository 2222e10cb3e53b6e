/**
 * Loki's own commands on the kit, in both themes. Loki keeps PNG; the references are WebP:
 *   node visual-tests/loki.mjs serve    the built stories, where Loki looks for them, until it is stopped
 *   node visual-tests/loki.mjs unpack   the references, where `npx loki test` looks for them
 *   node visual-tests/loki.mjs pack     what `npx loki approve` has put there becomes the reference
 *   node visual-tests/loki.mjs agree    shows that Loki itself and `npm run visual` see the same: on a fixed sample of the kit both find
 *     every picture as it is kept; both find the same pictures different where a token is; and what Loki approves is the same from then on
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { provideBrowser } from '../scripts/lib/browser.mjs';
import { textOf } from '../scripts/lib/files.mjs';
import { serveStatic } from '../scripts/lib/serve-static.mjs';
import { openCamera } from './camera.mjs';
import { compare } from './compare.mjs';
import { isReference, keep, keepReference, referenceOf } from './files.mjs';
import { BUILT, builtStories, picturesOf, sheetOfTokens } from './stories.mjs';

const loki = createRequire(import.meta.url)('../loki.config.cjs');
const SAMPLE = '^Components/(Badge|Checkbox|QuoteRow)';
const TOKEN = /(--direction-up-text:\s*)#[0-9a-f]{6}/gi;
const FOUND = /Visual tests failed|Screenshot differs/;
const run = promisify(execFile);

/** Loki's name of a picture, without its folder. */
const lokiFile = ({ title, name, mode }) =>
  `${loki.fileNameFormatter({ configurationName: `chrome.${mode}`, kind: title, story: name })}.png`;

/** The pictures that Loki takes of the stories that a filter finds. */
const lokiPictures = (filter = loki.storiesFilter) =>
  picturesOf(builtStories(filter)).filter(({ mode }) => `chrome.${mode}` in loki.configurations);

async function unpack(filter) {
  await rm(loki.reference, { recursive: true, force: true });
  for (const wanted of lokiPictures(filter)) {
    const reference = await referenceOf(wanted);
    if (reference) await keep(loki.reference, lokiFile(wanted), await sharp(reference).png().toBuffer());
  }
}

async function pack() {
  for (const wanted of lokiPictures()) {
    const approved = await readFile(join(loki.reference, lokiFile(wanted))).catch(() => undefined);
    if (!approved || (await isReference(wanted, approved))) continue;
    await keepReference(wanted, approved);
    console.log(wanted.file);
  }
}

async function agree() {
  const chrome = provideBrowser();
  const pictures = lokiPictures(SAMPLE);
  const file = sheetOfTokens();
  const text = textOf(join(BUILT, file)).replaceAll(TOKEN, '$1#0000ff');
  const camera = await openCamera(chrome, new Map([[1, { file, text }]]));
  /** Names of the sample's pictures that Loki finds different from its references. */
  async function seenByLoki(under) {
    const env = { ...process.env, CI: 'true', CHROME_PATH: chrome, STORIES_URL: camera.address + under };
    await run('npx', ['loki', 'test', '--requireReference', '--storiesFilter', SAMPLE], { env }).catch((error) => {
      if (!FOUND.test(`${error.stdout}${error.stderr}`)) throw error;
    });
    const taken = await readdir(loki.output);
    if (taken.length !== pictures.length) throw new Error(`Loki took ${taken.length} of ${pictures.length} pictures`);
    return readdir(loki.difference).catch(() => []);
  }
  /** The same of our own run. */
  async function seenHere(under) {
    const { different, missing, failures } = await compare(camera, pictures, { under });
    if (failures.length > 0) throw failures[0].error;
    return [...different, ...missing].map(lokiFile);
  }
  /** What Loki and our own run see different in the stories that stand under a path: the same, or it is said. Answers how many those are. */
  async function expectSame(what, under, here = seenHere) {
    const one = (await seenByLoki(under)).sort();
    const other = (await here(under)).sort();
    if (one.join() !== other.join()) throw new Error(`${what}\n  Loki: ${one.join(', ')}\n  here: ${other.join(', ')}`);
    console.log(`${what}: ${one.length} of ${pictures.length} different.`);
    return one.length;
  }
  try {
    await unpack(SAMPLE);
    await expectSame('As they are', '');
    const count = await expectSame('With another token', '/~1');
    if (count === 0 || count === pictures.length) throw new Error('The token changes all pictures or none');
    await run('npx', ['loki', 'approve', '--diffOnly']);
    await expectSame('Approved', '/~1', () => []);
  } finally {
    await camera.close();
  }
}

const serve = () => serveStatic(resolve(BUILT), { port: 6006 });
await { serve, unpack, pack, agree }[process.argv[2]]();
