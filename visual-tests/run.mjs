/**
 * Pictures of every story: `compare` with reference/, or `accept` what is drawn now.
 * node visual-tests/run.mjs compare|accept [--filter "Components/Button"] [--mode dark]
 *   compare --changed [BASE]        only what the changes since the last commit, or since a branch, can reach
 *   compare --sample 60 --times 10  a fixed sample, again and again: every byte is to be the same
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browserVersion, provideBrowser } from '../scripts/lib/browser.mjs';
import { serveStatic } from '../scripts/lib/serve-static.mjs';
import { accept } from './accept.mjs';
import { openCamera } from './camera.mjs';
import { changedPictures } from './changed.mjs';
import { compare } from './compare.mjs';
import { equalityFaults, reasons, referenceBytes } from './equal.mjs';
import { BROWSER_FILE, REPORT } from './files.mjs';
import { repeat, sampleOf } from './repeat.mjs';
import { writeReport } from './report.mjs';
import { builtStories, picturesOf } from './stories.mjs';
import { tellAcceptance, tellComparison, tellRepetition } from './tell.mjs';
import { keepTokens } from './tokens.mjs';

const BUILT = resolve('storybook-static');
const modes = JSON.parse(await readFile(new URL('modes.json', import.meta.url), 'utf8'));
const { positionals, values: only } = parseArgs({
  allowPositionals: true,
  options: {
    filter: { type: 'string' },
    mode: { type: 'string' },
    changed: { type: 'boolean' },
    sample: { type: 'string' },
    times: { type: 'string', default: '1' },
  },
});
const [action, branch] = positionals;
const isWhole = !only.filter && !only.mode && !only.changed && !only.sample;

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

const isCount = (text) => text === undefined || /^[1-9]\d*$/.test(text);

/** References belong to one version of the browser: another one is named. */
async function nameBrowser(chrome) {
  const version = browserVersion(chrome);
  const recorded = existsSync(BROWSER_FILE) ? JSON.parse(await readFile(BROWSER_FILE, 'utf8')).version : undefined;
  if (recorded && recorded !== version)
    console.log(
      `The references were made with Chromium ${recorded}; this is ${version}. Differences may come from the browser: new references for it are a commit of their own.`,
    );
  return version;
}

/** The pictures that the command asks for. */
async function choose() {
  const all = picturesOf(stories, modes, only.mode);
  if (stories.length === 0) refuse(`No story matches "${only.filter ?? ''}".`);
  if (only.sample) return sampleOf(all, Number(only.sample));
  if (!only.changed) return all;
  const { refusal, pictures, words } = await changedPictures(BUILT, all, branch);
  if (refusal) refuse(refusal);
  console.log(words);
  return pictures;
}

const actions = {
  async compare(camera, pictures, version) {
    if (only.times !== '1')
      return tellRepetition(await repeat(camera, pictures, modes, Number(only.times)), pictures, only.times);
    const checked = only.changed || only.sample || only.mode ? [] : stories;
    const seconds = { all: 0, screens: 0 };
    const onSat = (title, took) => {
      seconds.all += took;
      if (title.startsWith('Screens/')) seconds.screens += took;
    };
    const result = await compare(camera, pictures, modes, { checked, isWhole, onSat });
    await writeReport(result, { version, total: pictures.length });
    const measured = { stories: stories.length, shareOfScreens: seconds.screens / seconds.all };
    if (isWhole) await writeFile(join(REPORT, 'seconds.json'), JSON.stringify(measured));
    return tellComparison(result, pictures);
  },
  async accept(camera, pictures, version) {
    const result = await accept(camera, pictures, modes, isWhole);
    if (isWhole && result.failures.length === 0) await keepTokens();
    if (result.accepted.length > 0) await writeFile(BROWSER_FILE, `${JSON.stringify({ version }, null, 2)}\n`);
    return tellAcceptance({ ...result, alike: equalityFaults(referenceBytes(), reasons()) }, pictures);
  },
};

if (!Object.hasOwn(actions, action ?? '')) refuse('Say what to do: compare or accept.');
if (!isCount(only.sample) || !isCount(only.times)) refuse('--sample and --times take whole numbers from 1.');
if (!existsSync(`${BUILT}/index.json`)) refuse('Build the stories first: npm run storybook:build');
if (only.mode && !(only.mode in modes)) refuse(`There is no mode "${only.mode}": ${Object.keys(modes).join(', ')}.`);
const stories = await builtStories(BUILT, only.filter);
const pictures = await choose();
const chrome = provideBrowser();
const version = await nameBrowser(chrome);
const server = await serveStatic(BUILT);
const camera = await openCamera(server.address, chrome);
const isGood = await actions[action](camera, pictures, version);
await camera.close();
await server.close();
process.exit(isGood ? 0 : 1);
