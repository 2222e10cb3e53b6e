import { readFile } from 'node:fs/promises';

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

/**
 * Every picture that the built stories have by visual-tests/modes.json: `{ id, title, name, mode, file }`, in the order of the index.
 * `only.filter` is matched against "title/name" without regard to case, `only.mode` is one mode's name.
 */
export async function wantedPictures(folder, modes, only = {}) {
  const { entries } = JSON.parse(await readFile(`${folder}/index.json`, 'utf8'));
  const filter = new RegExp(only.filter ?? '', 'i');
  return Object.values(entries)
    .filter(({ type, title, name }) => type === 'story' && filter.test(`${title}/${name}`))
    .flatMap(({ id, title, name }) =>
      Object.entries(modes)
        .filter(
          ([mode, { stories }]) => (!only.mode || mode === only.mode) && new RegExp(stories).test(`${title}/${name}`),
        )
        .map(([mode]) => ({ id, title, name, mode, file: pictureFile(title, name, mode) })),
    );
}
