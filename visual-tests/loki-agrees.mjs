/**
 * Shows that Loki itself and `npm run visual` see the same: on a fixed sample of the kit both find every picture as it is kept; both find
 * the same pictures different where a token is; and what is approved by Loki is the same from then on.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { provideBrowser } from '../scripts/lib/browser.mjs';
import { serveStatic } from '../scripts/lib/serve-static.mjs';
import { openCamera } from './camera.mjs';
import { isReference } from './files.mjs';
import { lokiFile, lokiPictures, unpack } from './loki.mjs';
import { takeAll } from './take-all.mjs';

const SAMPLE = '^Components/(Badge|Checkbox|QuoteRow)';
const TOKEN = /(--direction-up-text:\s*)#[0-9a-f]{6}/gi;
const BUILT = resolve('storybook-static');
const modes = JSON.parse(await readFile(new URL('modes.json', import.meta.url), 'utf8'));
const chrome = provideBrowser();
const pictures = await lokiPictures(SAMPLE);

const run = promisify(execFile);
const SUMMARY = /Visual tests failed|Screenshot differs/;

/** Names of the sample's pictures that Loki finds different from its references. */
async function seenByLoki(address) {
  const env = { ...process.env, CI: 'true', CHROME_PATH: chrome, STORIES_URL: address };
  await run('npx', ['loki', 'test', '--requireReference', '--storiesFilter', SAMPLE], { env }).catch((error) => {
    if (!SUMMARY.test(`${error.stdout}${error.stderr}`)) throw error;
  });
  const taken = await readdir('visual-tests/loki/current');
  if (taken.length !== pictures.length) throw new Error(`Loki took ${taken.length} of ${pictures.length} pictures`);
  return (await readdir('visual-tests/loki/difference').catch(() => [])).sort();
}

/** The same of our own run. */
async function seenHere(address) {
  const camera = await openCamera(address, chrome);
  const different = [];
  const failures = await takeAll(camera, pictures, modes, {
    isKnown: isReference,
    onPicture: async (wanted, bytes) => {
      if (!(await isReference(wanted, bytes))) different.push(lokiFile(wanted));
    },
  });
  await camera.close();
  if (failures.length > 0) throw failures[0].error;
  return different.sort();
}

/** Serves built stories for a while. */
async function served(folder, work) {
  const server = await serveStatic(folder);
  try {
    return await work(server.address);
  } finally {
    await server.close();
  }
}

/** The built stories with another colour for what rises. */
async function withAnotherToken(folder) {
  await cp(BUILT, folder, { recursive: true });
  for (const name of await readdir(join(folder, 'assets'))) {
    if (!name.endsWith('.css')) continue;
    const text = await readFile(join(folder, 'assets', name), 'utf8');
    await writeFile(join(folder, 'assets', name), text.replace(TOKEN, '$1#0000ff'));
  }
}

function expectSame(what, one, other) {
  if (one.join() !== other.join()) throw new Error(`${what}\n  Loki: ${one.join(', ')}\n  here: ${other.join(', ')}`);
  console.log(`${what}: ${one.length} of ${pictures.length} different.`);
}

const changed = await mkdtemp(join(tmpdir(), 'stories-'));
try {
  await unpack(SAMPLE);
  expectSame('As they are', await served(BUILT, seenByLoki), await served(BUILT, seenHere));
  await withAnotherToken(changed);
  const seen = await served(changed, seenByLoki);
  if (seen.length === 0 || seen.length === pictures.length) throw new Error('The token changes all pictures or none');
  expectSame('With another token', seen, await served(changed, seenHere));
  await run('npx', ['loki', 'approve', '--diffOnly']);
  expectSame('Approved', await served(changed, seenByLoki), []);
} finally {
  await rm(changed, { recursive: true, force: true });
}
