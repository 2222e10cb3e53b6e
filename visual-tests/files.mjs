import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { isSamePicture } from './same.mjs';

const HERE = resolve(import.meta.dirname);
export const REFERENCE = join(HERE, 'reference');
export const CURRENT = join(HERE, 'current');
export const EXPECTED = join(HERE, 'expected');
export const DIFFERENCE = join(HERE, 'difference');
export const REPORT = join(HERE, 'report');
export const BROWSER_FILE = join(HERE, 'browser.json');

/** The file of a picture as PNG: how the browser gives it, how a reference stands where WebP cannot hold it, and how a report shows it. */
export const asPng = (file) => file.replace(/\.webp$/, '.png');

/** A reference's name, whether it stands as WebP or still as PNG. */
export const asReference = (file) => file.replace(/\.png$/, '.webp');

/** Names of the references, relative to their folder. */
export async function references() {
  if (!existsSync(REFERENCE)) return [];
  const files = await readdir(REFERENCE, { recursive: true });
  return [...new Set(files.filter((file) => /\.(webp|png)$/.test(file)).map(asReference))].sort();
}

const read = (file) => readFile(join(REFERENCE, file)).catch(() => undefined);

/** The reference's bytes, or undefined where there is none. */
export const referenceOf = async (file) => (await read(file)) ?? (await read(asPng(file)));

/** A frame is asked about more than once: by the camera, then by whoever wanted it. */
const asked = new WeakMap();

/** Whether a frame shows what its reference shows, in every pixel. */
export function isReference({ file }, bytes) {
  if (!asked.has(bytes))
    asked.set(
      bytes,
      referenceOf(file).then((reference) => isSamePicture(reference, bytes)),
    );
  return asked.get(bytes);
}

export async function keep(folder, file, bytes) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
}

/** The longest side that WebP can hold; a story beyond it stays PNG. */
const WEBP_SIDE = 16_383;

/** Keeps a frame as the reference: lossless WebP, a third of the bytes of the PNG with every pixel the same. */
export async function keepReference(file, bytes) {
  const { width, height } = await sharp(bytes).metadata();
  await dropReference(file);
  if (Math.max(width, height) > WEBP_SIDE) await keep(REFERENCE, asPng(file), bytes);
  else await keep(REFERENCE, file, await sharp(bytes).webp({ lossless: true, effort: 6 }).toBuffer());
}

export const dropReference = (file) =>
  Promise.all([file, asPng(file)].map((name) => rm(join(REFERENCE, name), { force: true })));
