import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import memoize from 'lodash/memoize.js';
import sharp from 'sharp';
import { filesIn } from '../scripts/lib/files.mjs';

/** Folders of pictures: the references; of a run those that differ, their references, and where they do; the report. */
const folder = (name) => join(import.meta.dirname, name);
export const REFERENCE = folder('reference');
export const CURRENT = folder('current');
export const EXPECTED = folder('expected');
export const DIFFERENCE = folder('difference');
export const REPORT = folder('report');

/** The tokens, and those that the references were drawn with. */
export const TOKENS = 'src/kit/theme/generated/tokens.css';
export const TOKENS_THEN = 'visual-tests/reference/tokens.css';

/** The file of a picture as PNG: how the browser gives it, and how a report shows it. */
export const asPng = (file) => file.replace(/\.webp$/, '.png');

/** Names of the references that no picture has, relative to their folder. */
export function orphansOf(pictures) {
  const files = new Set(pictures.map(({ file }) => file));
  return filesIn(REFERENCE, /\.webp$/).filter((file) => !files.has(file));
}

const read = (file) => readFile(join(REFERENCE, file)).catch(() => undefined);
const pixelsOf = (bytes) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether two pictures show the same: bytes of the files may differ while no pixel does. */
export async function isSamePicture(reference, bytes) {
  if (!reference) return false;
  if (reference.equals(bytes)) return true;
  const [before, now] = await Promise.all([pixelsOf(reference), pixelsOf(bytes)]);
  return before.info.width === now.info.width && before.data.equals(now.data);
}

/** The bytes of a picture's own reference, or of the one that stands for it; undefined where there is none. */
export const referenceOf = async ({ file, like }) => (await read(file)) ?? (like && (await read(like)));

/** Whether a frame shows what its reference shows, in every pixel. It is asked about more than once: by the camera, then by whoever wanted it. */
export const isReference = memoize(
  async (wanted, bytes) => isSamePicture(await referenceOf(wanted), bytes),
  (_, bytes) => bytes,
);
isReference.cache = new WeakMap();

export async function keep(into, file, bytes) {
  await mkdir(dirname(join(into, file)), { recursive: true });
  await writeFile(join(into, file), bytes);
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
