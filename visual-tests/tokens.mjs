import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { definitionsIn } from './reach/properties.mjs';

const NOW = resolve('src/kit/theme/generated/tokens.css');
/** The tokens that the references were drawn with. */
const THEN = join(import.meta.dirname, 'reference', 'tokens.css');

/** Each custom property with the selector it stands in: `:root[data-theme=dark] --color-bg-page` -> `#0b0f12`. */
const valuesOf = (css) => new Map(definitionsIn(css).map(({ place, name, value }) => [`${place} ${name}`, value]));

/** Tokens whose values differ from those of the references: `[{ name, before, after }]`, undefined where there was or is none. */
export async function changedTokens() {
  if (!existsSync(THEN)) return [];
  const [then, now] = await Promise.all([THEN, NOW].map(async (file) => valuesOf(await readFile(file, 'utf8'))));
  return [...new Set([...then.keys(), ...now.keys()])]
    .filter((name) => then.get(name) !== now.get(name))
    .map((name) => ({ name, before: then.get(name), after: now.get(name) }));
}

export const keepTokens = () => copyFile(NOW, THEN);
