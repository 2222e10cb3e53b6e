import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { definitionsIn } from '../reach/properties.mjs';
import { TOKENS } from '../reach/reach.mjs';
import { componentPool } from './components.mjs';
import { inBuilt } from './templates.mjs';
import { tokenPool } from './tokens.mjs';

/** A property that only the sheet of tokens defines. */
const SIGN = '--color-bg-page:';

/** The built sheet that the tokens are in: `{ file, text }`. */
async function tokenSheet(folder) {
  for (const name of await readdir(join(folder, 'assets'))) {
    if (!name.endsWith('.css')) continue;
    const text = await readFile(join(folder, 'assets', name), 'utf8');
    if (text.includes(SIGN)) return { file: `assets/${name}`, text };
  }
  throw new Error('No built sheet holds the tokens: build the stories first, npm run storybook:build');
}

/** Templates of the built files, each found again where the bundler has put it. */
async function locate(folder, graph, components) {
  const texts = new Map();
  const lost = new Set();
  const fileOf = new Map(
    Object.entries(graph.chunks).flatMap(([file, modules]) => modules.map((name) => [name, file])),
  );
  for (const component of components) {
    const kept = [];
    for (const site of component.sites) {
      const built = fileOf.get(site.file);
      if (built && !texts.has(built)) texts.set(built, await readFile(join(folder, built), 'utf8'));
      if (built && inBuilt(texts.get(built), site.template, site.template) !== undefined) kept.push({ ...site, built });
      else lost.add(`${site.file} ${site.name}`);
    }
    component.sites = kept;
    const styled = new Set(kept.map(({ kind }) => kind));
    const wasStyled = ['radius', 'space', 'weight', 'border', 'direction'];
    component.kinds = component.kinds.filter((kind) => !wasStyled.includes(kind) || styled.has(kind));
  }
  return { texts, lost: [...lost] };
}

/** All that can change: the tokens in the built sheet, and the components in the built files. */
export async function readPool(folder, graph, stories) {
  const sheet = await tokenSheet(folder);
  const names = new Set(definitionsIn(graph.read(TOKENS)).map(({ name }) => name));
  const definitions = definitionsIn(sheet.text).filter(
    ({ name, place }) => names.has(name) && /^(:root|\[)/.test(place),
  );
  const tokens = tokenPool(definitions);
  const { components, others } = componentPool(graph, stories);
  const { texts, lost } = await locate(folder, graph, components);
  return {
    sheet,
    definitions,
    ...tokens,
    otherTokens: tokens.others,
    components: components.filter(({ kinds }) => kinds.length > 0),
    otherComponents: others,
    texts,
    lost,
  };
}
