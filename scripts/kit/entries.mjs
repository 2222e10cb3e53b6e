import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What the package gives out besides its components, by the name in `exports`. */
const PARTS = {
  announce: 'src/kit/announce/index.ts',
  feedback: 'src/kit/feedback/index.ts',
  figures: 'src/kit/figures.ts',
  icons: 'src/kit/icons.ts',
  live: 'src/kit/live.ts',
  theme: 'src/kit/theme/index.ts',
  words: 'src/kit/words/index.ts',
};

/** Entry modules, by their name in the package: "feedback", "components/Button". */
export async function listEntries(root) {
  const folders = await readdir(join(root, 'src/kit/components'), { withFileTypes: true });
  const components = folders.filter((folder) => folder.isDirectory()).map(({ name }) => name);
  return {
    ...PARTS,
    ...Object.fromEntries(
      components.sort().map((name) => [`components/${name}`, `src/kit/components/${name}/index.ts`]),
    ),
  };
}

/** The root module: everything that the entries give out, beside src/kit. */
export const indexOf = (entries) =>
  Object.values(entries)
    .map((file) => `export * from './${file.slice('src/kit/'.length)}';\n`)
    .join('');
