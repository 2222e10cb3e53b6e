import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGS } from '../lib/words.mjs';
import { Problem } from './problem.mjs';
import { addWords, phrases } from './words.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** Kinds of a product stand together: ten numbers each, from here on. */
const FIRST_KIND = 100;
const KINDS_EACH = 10;
/** The files of a product's folder, by their templates. */
const FILES = [
  'calls',
  'crowd',
  'wire',
  'handlers',
  'invariants',
  'kinds',
  'product',
  'schema',
  'service',
  'service.test',
  'tasks',
];

/** What the ledger says of money that the product holds and gives back, around the product's title. */
const MOVEMENTS = {
  Hold: {
    en: (title) => `${title}: locked`,
    zh: (title) => `${title}：锁仓`,
    hk: (title) => `${title}：鎖倉`,
    th: (title) => `${title}: ล็อกเงิน`,
    jp: (title) => `${title}：ロック`,
    kor: (title) => `${title} 락업`,
    fra: (title) => `${title}\u00a0: verrouillage`,
    spa: (title) => `${title}: bloqueo`,
  },
  Release: {
    en: (title) => `${title}: unlocked`,
    zh: (title) => `${title}：解锁`,
    hk: (title) => `${title}：解鎖`,
    th: (title) => `${title}: ปลดล็อกเงิน`,
    jp: (title) => `${title}：ロック解除`,
    kor: (title) => `${title} 락업 해제`,
    fra: (title) => `${title}\u00a0: déverrouillage`,
    spa: (title) => `${title}: desbloqueo`,
  },
};

/**
 * `npm run new product Name`: a product that runs: it holds a user's money until a moment and gives it back then, with its
 * table and migration, kinds and their words, rules, task, event, test, and its place among the simulated ones.
 */
export async function newProduct(workspace, name, { title }) {
  if (!/^[A-Z][a-z]+$/.test(name))
    throw new Problem(`"${name}" is no name of a product: one word with a capital, such as Mining.`);
  const product = name.toLowerCase();
  const folder = `src/exchange/products/${product}`;
  if (workspace.exists(folder)) throw new Problem(`${folder} exists already.`);
  if (title === undefined) throw new Problem(`Say what users call it: --title "Lock mining|..." in each language.`);
  const titles = phrases(title, '--title');

  const kind = freeKind(workspace);
  const marks = {
    Name: name,
    name: product,
    NAME: product.toUpperCase(),
    hold: String(kind),
    release: String(kind + 1),
  };
  for (const file of FILES) workspace.fill(`${folder}/${fileOf(file, product)}`, `product-${file}`, marks);
  await addWords(workspace, 'exchange', ['ledger'], movements(product, titles));
  enlist(workspace, product);
  workspace.fill(`tests/simulate/products/${product}.ts`, 'product-simulated', marks);
  enlistSimulated(workspace, product);
  workspace.afterwards(() => generateMigration(product));
  return `${folder} holds money until a moment and gives it back: make it what ${name} is. Its table has a migration already (src/exchange/platform/store/migrations), which may be made anew until it is released. docs/products.md says the steps from here on. Calls come with npm run new call section.name, whose section is one of docs/spec/endpoints.json: a product of the section's name has them in its own folder. Its actions and its model stand in tests/simulate/products/${product}.ts.`;
}

/** The service bears the product's name. */
const fileOf = (file, product) => `${file.replace('service', product)}.ts`;

function freeKind(workspace) {
  const sources = workspace.list('src/exchange/products').filter((path) => path.endsWith('/kinds.ts'));
  const ids = sources.flatMap((path) => [...workspace.read(path).matchAll(/\bid: (\d+)/g)].map(([, id]) => Number(id)));
  const most = Math.max(FIRST_KIND - 1, ...ids);
  return Math.ceil((most + 1) / KINDS_EACH) * KINDS_EACH;
}

const movements = (product, titles) =>
  Object.fromEntries(
    Object.entries(MOVEMENTS).map(([key, phrase]) => [
      product + key,
      Object.fromEntries(LANGS.map((lang) => [lang, phrase[lang](titles[lang])])),
    ]),
  );

/** The product's one line. */
function enlist(workspace, product) {
  const list = 'src/exchange/products/index.ts';
  workspace.insertBefore(list, '\n/** The products', `import { ${product} } from './${product}/product.ts';\n`);
  workspace.insertBefore(list, ' } as const', `, ${product}`, 'export const PRODUCTS');
}

function enlistSimulated(workspace, product) {
  const list = 'tests/simulate/products/index.ts';
  workspace.insertBefore(list, '\n/** Every product', `import { ${product} } from './${product}.ts';\n`);
  workspace.insertBefore(list, '];', `, ${product}`, 'export const PRODUCTS');
}

async function generateMigration(product) {
  const kit = join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs');
  await promisify(execFile)(process.execPath, [kit, 'generate', '--name', product], { cwd: ROOT });
}
