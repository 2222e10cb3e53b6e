import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { REFERENCE } from './files.mjs';
import { pictureFile } from './stories.mjs';

const TITLE = /\btitle: '([^'/]+\/[^']+)'/;
const STORY = /^export const (\w+)/m;
const REASON = /\bsameAs: '(\w+)',\s*why:\s*(['"`])(.+?)\2/s;

/** What a story's picture is called without its mode: "Kit/Avatar/Broken-Picture". */
const nameOf = (title, name) => pictureFile(title, name, '').replace('..webp', '');

/**
 * Stories that say why they look as another one of their file does: `parameters: { pictures: { sameAs: 'Default', why: '...' } }`.
 * The sources are asked, as everywhere a built Storybook may be of yesterday. Names of pictures, with the other's name.
 */
export function reasonsIn(text) {
  const title = TITLE.exec(text)?.[1] ?? '';
  return text
    .split(/^(?=export const \w)/m)
    .slice(1)
    .flatMap((story) => {
      const [, sameAs] = REASON.exec(story) ?? [];
      if (!sameAs) return [];
      const own = /^ {2}name: '([^']+)'/m.exec(story)?.[1] ?? storyNameFromExport(STORY.exec(story)[1]);
      return [[nameOf(title, own), nameOf(title, storyNameFromExport(sameAs))]];
    });
}

export const reasons = (folder = 'stories') =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => reasonsIn(readFileSync(join(folder, file), 'utf8'))),
  );

/**
 * What is wrong with pictures, by file and content: two of one file of stories are alike in one mode and none says why, or one says so
 * and is not. A picture is alike when its bytes are: WebP is written by one encoder.
 * @param {Iterable<readonly [file: string, bytes: Uint8Array]>} pictures
 * @param {ReadonlyMap<string, string>} why see `reasons`
 * @returns {string[]} sentences
 */
export function equalityFaults(pictures, why) {
  const hashes = new Map([...pictures].map(([file, bytes]) => [file, createHash('sha1').update(bytes).digest('hex')]));
  const groups = new Map();
  for (const [file, hash] of hashes) {
    const [name, mode] = file.split('.');
    const key = `${dirname(file)} ${mode} ${hash}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const alike = [...groups.entries()].flatMap(([key, names]) => {
    const unsaid = names.filter((name) => !names.includes(why.get(name)));
    if (unsaid.length < 2) return [];
    return [
      `${unsaid.join(', ')} (${key.split(' ')[1]}) are one picture: make each show its state, tag it play-only, or say why (pictures.sameAs)`,
    ];
  });
  const untrue = [...why].flatMap(([name, other]) =>
    [...hashes.keys()]
      .filter((file) => file.startsWith(`${name}.`))
      .filter((file) => hashes.get(file) !== hashes.get(file.replace(name, other)))
      .map((file) => `${file} is said to be the same as ${other}, and is not`),
  );
  return [...alike, ...untrue];
}

/**
 * The references, each with its bytes.
 * @returns {[file: string, bytes: Buffer][]}
 */
export const referenceBytes = () =>
  readdirSync(REFERENCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .sort()
    .map((file) => [file, readFileSync(join(REFERENCE, file))]);
