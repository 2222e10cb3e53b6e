/**
 * Pictures of every story: `compare` with reference/, or `accept` what is drawn now.
 * node visual-tests/run.mjs compare|accept [--filter "Components/Button"] [--mode dark]
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browserVersion, provideBrowser } from '../scripts/lib/browser.mjs';
import { serveStatic } from '../scripts/lib/serve-static.mjs';
import { accept } from './accept.mjs';
import { openCamera } from './camera.mjs';
import { compare } from './compare.mjs';
import { BROWSER_FILE } from './files.mjs';
import { acceptCommand, writeReport } from './report.mjs';
import { named, wantedPictures } from './stories.mjs';
import { keepTokens } from './tokens.mjs';

const BUILT = resolve('storybook-static');
const modes = JSON.parse(await readFile(new URL('modes.json', import.meta.url), 'utf8'));
const { positionals, values: only } = parseArgs({
  allowPositionals: true,
  options: { filter: { type: 'string' }, mode: { type: 'string' } },
});
const [action] = positionals;
const isWhole = !only.filter && !only.mode;

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

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

const list = (head, lines) => {
  if (lines.length > 0) console.log([`\n${head}`, ...lines.map((line) => `  ${line}`)].join('\n'));
};
const failed = (failures) =>
  list(
    'Stories that failed; a picture needs a story that stands:',
    failures.map(({ wanted, error }) => `${named(wanted)}: ${error.message}`),
  );

async function tellComparison(camera, pictures, version) {
  const result = await compare(camera, pictures, isWhole);
  const { same, different, missing, orphans, failures } = result;
  await writeReport(result, { version, total: pictures.length });
  failed(failures);
  list('Stories without a picture; accept with:', missing.map(acceptCommand));
  list('Pictures without a story; remove them, or npm run visual:accept:', orphans);
  list(
    'Different from the reference; look at visual-tests/report/index.html, then accept with:',
    different.map(acceptCommand),
  );
  console.log(`\n${pictures.length} pictures, ${same} the same.`);
  return same === pictures.length && orphans.length === 0 ? 0 : 1;
}

async function tellAcceptance(camera, pictures, version) {
  const { accepted, removed, unsteady, failures } = await accept(camera, pictures, isWhole);
  failed(failures);
  list('Two renders differ:', unsteady.map(named));
  if (failures.length + unsteady.length > 0) {
    console.log('\nNothing was accepted.');
    return 1;
  }
  list('Accepted:', accepted.map(named));
  list('Removed:', removed);
  if (isWhole) await keepTokens();
  await writeFile(BROWSER_FILE, `${JSON.stringify({ version }, null, 2)}\n`);
  console.log(`\n${pictures.length} pictures; ${accepted.length} accepted, ${removed.length} removed.`);
  return 0;
}

if (action !== 'compare' && action !== 'accept') refuse('Say what to do: compare or accept.');
if (!existsSync(`${BUILT}/index.json`)) refuse('Build the stories first: npm run storybook:build');
if (only.mode && !(only.mode in modes)) refuse(`There is no mode "${only.mode}": ${Object.keys(modes).join(', ')}.`);
const pictures = await wantedPictures(BUILT, modes, only);
if (pictures.length === 0) refuse(`No story matches "${only.filter}".`);
const chrome = provideBrowser();
const version = await nameBrowser(chrome);
const server = await serveStatic(BUILT);
const camera = await openCamera(server.address, chrome);
const code = await (action === 'compare'
  ? tellComparison(camera, pictures, version)
  : tellAcceptance(camera, pictures, version));
await camera.close();
await server.close();
process.exit(code);
