/**
 * Loki's own commands on the kit, in both themes. Loki keeps PNG; the references are WebP:
 *   node visual-tests/loki.mjs serve    the built stories, where Loki looks for them, until it is stopped
 *   node visual-tests/loki.mjs unpack   the references, where `npx loki test` looks for them
 *   node visual-tests/loki.mjs pack     what `npx loki approve` has put there becomes the reference
 */

import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { serveStatic } from '../scripts/lib/serve-static.mjs';
import { isReference, keep, keepReference, referenceOf } from './files.mjs';
import { builtStories, picturesOf } from './stories.mjs';

const loki = createRequire(import.meta.url)('../loki.config.cjs');
const BUILT = 'storybook-static';
const modes = JSON.parse(await readFile(new URL('modes.json', import.meta.url), 'utf8'));

/** Loki's name of a picture, without its folder. */
export const lokiFile = ({ title, name, mode }) =>
  `${loki.fileNameFormatter({ configurationName: `chrome.${mode}`, kind: title, story: name })}.png`;

/** The pictures that Loki takes of the stories that a filter finds. */
export async function lokiPictures(filter = loki.storiesFilter) {
  const pictures = picturesOf(await builtStories(BUILT, filter), modes);
  return pictures.filter(({ mode }) => `chrome.${mode}` in loki.configurations);
}

export async function unpack(filter) {
  await rm(loki.reference, { recursive: true, force: true });
  for (const wanted of await lokiPictures(filter)) {
    const reference = await referenceOf(wanted);
    if (reference) await keep(loki.reference, lokiFile(wanted), await sharp(reference).png().toBuffer());
  }
}

const serve = () => serveStatic(resolve(BUILT), 6006);

async function pack() {
  for (const wanted of await lokiPictures()) {
    const approved = await readFile(join(loki.reference, lokiFile(wanted))).catch(() => undefined);
    if (!approved || (await isReference(wanted, approved))) continue;
    await keepReference(wanted, approved);
    console.log(wanted.file);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await { serve, unpack, pack }[process.argv[2]]();
