import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Text of every file below the folders whose name fits, by its path from the root. */
export async function readTexts(folders, fits) {
  const texts = new Map();
  for (const folder of folders) {
    const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = relative(ROOT, join(entry.parentPath, entry.name));
      if (entry.isFile() && fits(path)) texts.set(path, await readFile(join(ROOT, path), 'utf8'));
    }
  }
  return texts;
}

const isStyled = (path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Where custom properties are read and set: the client, the stories, and what is generated for them. */
export const styledFiles = () =>
  readTexts(
    ['src/app', 'src/features', 'src/parts', 'src/kit', 'stories', '.storybook'],
    (path) => isStyled(path) && !path.startsWith('src/kit/icons/generated'),
  );

/** What makes a token used: the client's own files, neither generated nor stories. */
export const usingFiles = () =>
  readTexts(
    ['src/app', 'src/features', 'src/parts', 'src/kit', 'src/main.tsx'],
    (path) => isStyled(path) && !path.includes('/generated/'),
  );

/** Where icons are drawn: the client and its stories. */
export const drawingFiles = () =>
  readTexts(
    ['src/app', 'src/features', 'src/parts', 'src/kit', 'stories'],
    (path) => isStyled(path) && !path.includes('/generated/') && path !== 'src/kit/icons.ts',
  );
