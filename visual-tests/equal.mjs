import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import groupBy from 'lodash/groupBy.js';
import { storyNameFromExport } from 'storybook/internal/csf';
import { filesIn } from '../scripts/lib/files.mjs';
import { readStories } from '../scripts/lib/story-files.mjs';
import { REFERENCE } from './files.mjs';
import { pictureFile } from './stories.mjs';

const REASON = /\bsameAs: '(\w+)',\s*why:\s*(['"`])(.+?)\2/s;

/** What a story's picture is called without its mode: "Kit/Avatar/Broken-Picture". */
const nameOf = (title, name) => pictureFile(title, name, '').replace('..webp', '');

/**
 * Stories of a file that say why they look as another one of it does: `parameters: { pictures: { sameAs: 'Default', why: '...' } }`.
 * Names of pictures, with the other's name.
 */
export const reasonsOf = ({ title, stories }) =>
  [...stories].flatMap(([key, story]) => {
    const [, sameAs] = REASON.exec(story) ?? [];
    const own = /^ {2}name: '([^']+)'/m.exec(story)?.[1] ?? storyNameFromExport(key);
    return sameAs ? [[nameOf(title, own), nameOf(title, storyNameFromExport(sameAs))]] : [];
  });

export const reasons = () => new Map(readStories().flatMap(reasonsOf));

/** In these what falls has the colour of what rises in the others: a picture is compared with those of its own mode alone. */
const SWAPPED = ['red-up', 'blue-orange'];

/**
 * What is wrong with pictures, by file and content: two of one file of stories are alike, in one mode or in two, and none says why, or one
 * says so and is not. A picture is alike when its bytes are: WebP is written by one encoder.
 * Sentences; for `why` see `reasons`.
 */
export function equalityFaults(pictures, why) {
  const hashes = new Map([...pictures].map(([file, bytes]) => [file, createHash('sha1').update(bytes).digest('hex')]));
  const modeOf = (file) => file.split('.')[1];
  const paletteOf = (file) => (SWAPPED.includes(modeOf(file)) ? modeOf(file) : '');
  const same = groupBy([...hashes.keys()], (file) => `${dirname(file)} ${paletteOf(file)} ${hashes.get(file)}`);
  const alike = Object.values(same).flatMap((files) => {
    const names = [...new Set(files.map((file) => file.split('.')[0]))];
    const unsaid = names.filter((name) => !names.includes(why.get(name)));
    if (unsaid.length < 2) return [];
    const modes = [...new Set(files.map(modeOf))];
    return [
      `${unsaid.join(', ')} (${modes.join(', ')}) are one picture: make each show its state, tag it play-only, or say why (pictures.sameAs)`,
    ];
  });
  const untrue = [...why].flatMap(([name, other]) =>
    [...hashes.keys()]
      .filter((file) => file.startsWith(`${name}.`) && hashes.get(file) !== hashes.get(file.replace(name, other)))
      .map((file) => `${file} is said to be the same as ${other}, and is not`),
  );
  return [...alike, ...untrue];
}

/**
 * The references, each with its bytes.
 * @returns {[file: string, bytes: Buffer][]}
 */
export const referenceBytes = () =>
  filesIn(REFERENCE, /\.webp$/).map((file) => [file, readFileSync(join(REFERENCE, file))]);
