/**
 * Pictures of every story: `compare` with reference/, or `accept` what is drawn now.
 * node visual-tests/run.mjs compare|accept [--filter "Components/Button"] [--mode dark]
 *   compare --changed [BASE]        only what the changes since the last commit, or since a branch, can reach
 *   compare --sample 60 --times 10  a fixed sample, again and again: every byte is to be the same
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { browserVersion, provideBrowser } from '../scripts/lib/browser.mjs';
import { textOf } from '../scripts/lib/files.mjs';
import { demand } from '../scripts/lib/steps.mjs';
import { accept, repeat, sampleOf } from './again.mjs';
import { openCamera } from './camera.mjs';
import { changedPictures } from './changed.mjs';
import { compare } from './compare.mjs';
import { equalityFaults, reasons, referenceBytes } from './equal.mjs';
import { TOKENS, TOKENS_THEN } from './files.mjs';
import { writeReport } from './report.mjs';
import { BUILT, builtStories, MODES, picturesOf } from './stories.mjs';
import { tell } from './tell.mjs';

/** References belong to one version of the browser. */
const BROWSER_FILE = 'visual-tests/browser.json';
const text = { type: 'string' };
const number = { ...text, default: '1' };
const options = { filter: text, mode: text, changed: { type: 'boolean' }, sample: text, times: number };
const { positionals, values: only } = parseArgs({ allowPositionals: true, options });
const [action = '', branch] = positionals;
const isWhole = !only.filter && !only.mode && !only.changed && !only.sample;

async function compareAll(camera, pictures, version) {
  if (only.times !== '1') {
    const found = await repeat(camera, pictures, Number(only.times));
    const same = pictures.length - found.unlike.length;
    return tell(found, `${pictures.length} pictures ${only.times} times, ${same} the same in every byte.`);
  }
  const checked = only.changed || only.sample || only.mode ? [] : stories;
  const result = await compare(camera, pictures, { checked, isWhole });
  await writeReport(result, { version, total: pictures.length });
  return tell(result, `${pictures.length} pictures, ${result.same} the same.`);
}

async function acceptAll(camera, pictures, version) {
  const result = await accept(camera, pictures, isWhole);
  if (isWhole && result.failures.length === 0) await copyFile(TOKENS, TOKENS_THEN);
  if (result.accepted.length > 0) await writeFile(BROWSER_FILE, `${JSON.stringify({ version }, null, 2)}\n`);
  const counted = `${pictures.length} pictures; ${result.accepted.length} accepted, ${result.removed.length} removed.`;
  return tell({ ...result, alike: equalityFaults(referenceBytes(), reasons()) }, counted);
}

const work = { compare: compareAll, accept: acceptAll }[action];
demand(work, 'Say what to do: compare or accept.');
const areCounts = [only.sample ?? '1', only.times].every((count) => /^[1-9]\d*$/.test(count));
demand(areCounts, '--sample and --times take whole numbers from 1.');
demand(textOf(`${BUILT}/index.json`), 'Build the stories first: npm run storybook:build');
demand(!only.mode || only.mode in MODES, `There is no mode "${only.mode}": ${Object.keys(MODES).join(', ')}.`);
const stories = builtStories(only.filter);
demand(stories.length > 0, `No story matches "${only.filter ?? ''}".`);
let pictures = picturesOf(stories, only.mode);
if (only.sample) pictures = sampleOf(pictures, Number(only.sample));
else if (only.changed) pictures = changedPictures(pictures, branch);
const chrome = provideBrowser();
const version = browserVersion(chrome);
const { version: recorded } = JSON.parse(textOf(BROWSER_FILE));
if (recorded !== version)
  console.log(
    `The references were made with Chromium ${recorded}; this is ${version}. Differences may come from the browser: new references for it are a commit of their own.`,
  );
const camera = await openCamera(chrome);
const isGood = await work(camera, pictures, version);
await camera.close();
process.exit(isGood ? 0 : 1);
