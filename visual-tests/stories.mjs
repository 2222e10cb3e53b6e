import { filesIn, textOf } from '../scripts/lib/files.mjs';
import { isPictured } from './pictured.mjs';

/** The folder of the built stories. */
export const BUILT = 'storybook-static';

/** The modes, by name: their expression, their globals, and which one a mode looks like. */
export const MODES = JSON.parse(textOf('visual-tests/modes.json'));

const slug = (text) => text.trim().replace(/[^A-Za-z0-9]+/g, '-');

/** The first of many names, and how many more there are. */
export const few = (names, most = 5) =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');

/** What a picture is called: "Components/Button/Default (dark)". */
export const named = ({ title, name, mode }) => `${title}/${name} (${mode})`;

/** Where a story's picture in a mode stands below reference/: components under the name of the kit, as their code and stories do. */
export const pictureFile = (title, name, mode) =>
  `${title
    .replace(/^Components\//, 'Kit/')
    .split('/')
    .map(slug)
    .join('/')}/${slug(name)}.${mode}.webp`;

/**
 * The built stories whose "title/name" a filter finds, without regard to case, in the order of the index: `{ id, title, name, tags, source }`,
 * `source` is the file that has it.
 */
export function builtStories(filter = '') {
  const { entries } = JSON.parse(textOf(`${BUILT}/index.json`));
  const pattern = new RegExp(filter, 'i');
  return Object.values(entries)
    .filter(({ type, title, name }) => type === 'story' && pattern.test(`${title}/${name}`))
    .map(({ importPath, ...story }) => ({ ...story, source: importPath.replace(/^\.\//, '') }));
}

/**
 * Every picture that stories have, or that they have in one mode: `{ id, title, name, source, mode, file, like }`. `like` is the picture
 * that stands for this one where both are the same.
 */
export const picturesOf = (stories, only) =>
  stories.flatMap((story) =>
    Object.entries(MODES)
      .filter(([mode, looks]) => (!only || mode === only) && isPictured(mode, looks, story))
      .map(([mode, { like }]) => {
        const fileIn = (look) => pictureFile(story.title, story.name, look);
        return { ...story, mode, file: fileIn(mode), like: like && fileIn(like) };
      }),
  );

/** The one built sheet that has the tokens. */
export const sheetOfTokens = () =>
  filesIn(BUILT, /^assets\/.*\.css$/).find((file) => textOf(`${BUILT}/${file}`).includes('--color-bg-page:'));
