import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the project. */
export const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Files below a folder whose path from there fits, in order.
 * @param {string} folder
 * @param {RegExp} fits
 */
export const filesIn = (folder, fits) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fits.test(file))
    .sort();

/**
 * The text of a file of the project; '' where there is none: a bundler makes some up itself.
 * @param {string} file
 */
export const textOf = (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');

/** @param {string} file */
export const hashOf = (file) => createHash('sha1').update(textOf(file)).digest('hex');
