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

/** The file of a picture as PNG: how the browser gives it, and how a report shows it. */
export const asPng = (file) => file.replace(/\.webp$/, '.png');

/** Names of the references, relative to their folder. */
export async function references() {
  if (!existsSync(REFERENCE)) return [];
  const files = await readdir(REFERENCE, { recursive: true });
  return files.filter((file) => file.endsWith('.webp')).sort();
}

const read = (file) => readFile(join(REFERENCE, file)).catch(() => undefined);

/** The bytes of a picture's own reference, or of the one that stands for it; undefined where there is none. */
export const referenceOf = async ({ file, like }) => (await read(file)) ?? (like && (await read(like)));

/** A frame is asked about more than once: by the camera, then by whoever wanted it. */
const asked = new WeakMap();

/** Whether a frame shows what its reference shows, in every pixel. */
export function isReference(wanted, bytes) {
  if (!asked.has(bytes))
    asked.set(
      bytes,
      referenceOf(wanted).then((reference) => isSamePicture(reference, bytes)),
    );
  return asked.get(bytes);
}

export async function keep(folder, file, bytes) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
}

/**
 * Keeps a frame as the reference: lossless WebP, a third of the bytes of the PNG with every pixel the same. One that shows what the
 * picture shows that stands for it is not kept.
 */
export async function keepReference({ file, like }, bytes) {
  await dropReference(file);
  if (like && (await isSamePicture(await read(like), bytes))) return;
  await keep(REFERENCE, file, await sharp(bytes).webp({ lossless: true, effort: 6 }).toBuffer());
}

export const dropReference = (file) => rm(join(REFERENCE, file), { force: true });
