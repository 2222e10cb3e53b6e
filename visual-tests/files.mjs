import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const HERE = resolve(import.meta.dirname);
export const REFERENCE = join(HERE, 'reference');
export const CURRENT = join(HERE, 'current');
export const DIFFERENCE = join(HERE, 'difference');
export const REPORT = join(HERE, 'report');
export const BROWSER_FILE = join(HERE, 'browser.json');

/** Files of the pictures in a folder, relative to it. */
export async function picturesIn(folder) {
  if (!existsSync(folder)) return [];
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.png')).sort();
}

/** The reference's bytes, or undefined where there is none. */
export const referenceOf = (file) => readFile(join(REFERENCE, file)).catch(() => undefined);

/** Whether a picture's bytes are its reference's. */
export const isReference = async ({ file }, bytes) => (await referenceOf(file))?.equals(bytes) === true;

export async function keep(folder, file, bytes) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
}
