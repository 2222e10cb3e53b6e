import { addWords, framed, phrases } from './words.mjs';
import { Problem } from './workspace.mjs';

const PRODUCTS = 'src/exchange/products';
/** Kinds of a product stand together: ten numbers each, from 100 on. */
const FIRST_KIND = 100;
const KINDS_EACH = 10;

async function freeKind() {
  const { kindsOfAll } = await import('../../src/exchange/products/all.ts');
  const { PRODUCTS: products } = await import('../../src/exchange/products/index.ts');
  const ids = kindsOfAll(products).all.map(({ id }) => id);
  return Math.ceil((Math.max(FIRST_KIND - 1, ...ids) + 1) / KINDS_EACH) * KINDS_EACH;
}

/**
 * `npm run new product Name`: a product that runs: it holds a user's money until a moment and gives it back then, with its
 * table and migration, kinds and their words, rules, task, event, test, and its place among the simulated ones.
 */
export async function newProduct(workspace, Name, { title }) {
  if (!/^[A-Z][a-z]+$/.test(Name))
    throw new Problem(`"${Name}" is no name of a product: one word with a capital, such as Mining.`);
  const name = Name.toLowerCase();
  const folder = `${PRODUCTS}/${name}`;
  if (workspace.exists(folder)) throw new Problem(`${folder} exists already.`);
  if (!title) throw new Problem(`Say what users call it: --title "Lock mining|..." in each language.`);
  const titles = phrases(title, '--title');
  const hold = await freeKind();
  workspace.apply('product', { Name, name, NAME: name.toUpperCase(), hold, release: hold + 1 });
  // What the ledger says of money that it holds and gives back.
  const [held, given] = [framed('hold', titles), framed('release', titles)];
  addWords(workspace, 'exchange', { [`ledger.${name}Hold`]: held, [`ledger.${name}Release`]: given });
  return `${folder} holds money until a moment and gives it back: make it what ${Name} is. Its table has a migration already (src/exchange/platform/store/migrations), which may be made anew until it is released. docs/products.md says the steps from here on. Calls come with npm run new call section.name, whose section is one of docs/spec/endpoints.json: a product of the section's name has them in its own folder. Its actions and its model stand in tests/simulate/products/${name}.ts.`;
}
