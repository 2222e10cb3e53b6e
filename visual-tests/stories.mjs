import { readFile } from 'node:fs/promises';
import { isPictured } from './pictured.mjs';

const slug = (text) => text.trim().replace(/[^A-Za-z0-9]+/g, '-');

/** What a picture is called: "Components/Button/Default (dark)". */
export const named = ({ title, name, mode }) => `${title}/${name} (${mode})`;

/** Pictures of components stand under the name that their code and stories stand under. */
const FOLDERS = { Components: 'Kit' };

/** Where a story's picture in a mode stands below reference/: a folder a component keeps a pull request readable. */
export function pictureFile(title, name, mode) {
  const [section, ...rest] = title.split('/').map(slug);
  return `${[FOLDERS[section] ?? section, ...rest].join('/')}/${slug(name)}.${mode}.webp`;
}

/** The built stories whose "title/name" a filter finds, without regard to case: `{ id, title, name, tags }`, in the order of the index. */
export async function builtStories(folder, filter = '') {
  const { entries } = JSON.parse(await readFile(`${folder}/index.json`, 'utf8'));
  const pattern = new RegExp(filter, 'i');
  return Object.values(entries).filter(({ type, title, name }) => type === 'story' && pattern.test(`${title}/${name}`));
}

/**
 * Every picture that stories have by visual-tests/modes.json, or by one mode of it: `{ id, title, name, mode, file, like }`. `like`
 * is the picture that stands for this one where both are the same.
 */
export const picturesOf = (stories, modes, only) =>
  stories.flatMap((story) =>
    Object.entries(modes)
      .filter(([mode, looks]) => (!only || mode === only) && isPictured(mode, looks, story))
      .map(([mode, { like }]) => {
        const { id, title, name } = story;
        const file = pictureFile(title, name, mode);
        return { id, title, name, mode, file, ...(like && { like: pictureFile(title, name, like) }) };
      }),
  );
