/**
 * Writes the beginning of a new part in the style of the house: `npm run new component Name`, `npm run new screen domain/name`,
 * `npm run new call domain.name`, `npm run new product Name`. Nothing is written where a word of the command is wrong.
 */
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { textOf } from './lib/files.mjs';
import { newCall } from './new/call.mjs';
import { newComponent } from './new/component.mjs';
import { newProduct } from './new/product.mjs';
import { newScreen } from './new/screen.mjs';
import { Problem, Workspace } from './new/workspace.mjs';

const HELP = textOf('scripts/new/help.txt').trimEnd();

const text = { type: 'string' };
const texts = { type: 'string', multiple: true, default: [] };
const flag = { type: 'boolean' };
/** What writes each kind, and its options. */
const KINDS = {
  component: [newComponent, { about: text, for: text }],
  screen: [
    newScreen,
    { call: text, fact: texts, tab: texts, record: flag, action: text, input: texts, title: text, name: text },
  ],
  call: [newCall, { summary: text, path: text, method: text, reply: text, field: texts, guest: flag, money: flag }],
  product: [newProduct, { title: text }],
};

try {
  const [kind = '--help', ...args] = process.argv.slice(2);
  if (kind === '--help') throw new Problem(`Say what is new.\n\n${HELP}`);
  if (!Object.hasOwn(KINDS, kind)) throw new Problem(`There is no kind "${kind}": component, screen, call or product.`);
  const [write, options] = KINDS[kind];
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length !== 1) throw new Problem(`Give one name after "${kind}".\n\n${HELP}`);
  // The contract and the routes, which calls and screens are asked from, are TypeScript.
  register();
  const workspace = new Workspace();
  const next = await write(workspace, positionals[0], values);
  for (const path of workspace.write()) console.log(`wrote ${path}`);
  console.log(`\n${next}`);
} catch (error) {
  if (!(error instanceof Problem) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
