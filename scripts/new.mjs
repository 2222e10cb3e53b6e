/**
 * Writes the beginning of a new part in the style of the house: `npm run new component Name`, `npm run new screen domain/name`,
 * `npm run new call domain.name`, `npm run new product Name`. Nothing is written where a word of the command is wrong.
 */
import { parseArgs } from 'node:util';
import { newCall } from './new/call.mjs';
import { newComponent } from './new/component.mjs';
import { Problem } from './new/problem.mjs';
import { newProduct } from './new/product.mjs';
import { newScreen } from './new/screen.mjs';
import { Workspace } from './new/workspace.mjs';

const KINDS = { component: newComponent, screen: newScreen, call: newCall, product: newProduct };
const PHRASES = 'eight phrases with | between them, in the order en, zh, hk, th, jp, kor, fra, spa';

const HELP = `npm run new component Name -- [--about "One sentence."] [--for pages/domain/name]
npm run new screen domain/name -- --call domain.name --fact "field=..." [--fact ...] [--title "..."] [--name Name]
npm run new screen domain/name -- --call domain.name --input "field=..." [--input ...] [--title "..."] [--name Name]
npm run new call domain.name -- --summary "One sentence." [--path /a/b] [--method POST] [--reply text|row|list] [--field "name=..."] [--guest] [--money]
npm run new product Name -- --title "..."

A title is, and a fact, an input or a field gives after its "=", ${PHRASES}.`;

const text = { type: 'string' };
const texts = { type: 'string', multiple: true, default: [] };
/** The options of each kind. */
const OPTIONS = {
  component: { about: text, for: text },
  screen: { call: text, fact: texts, input: texts, title: text, name: text },
  call: {
    summary: text,
    path: text,
    method: text,
    reply: text,
    field: texts,
    guest: { type: 'boolean' },
    money: { type: 'boolean' },
  },
  product: { title: text },
};

function readCommand() {
  const [kind, ...args] = process.argv.slice(2);
  if (kind === undefined || kind === '--help') throw new Problem(`Say what is new.\n\n${HELP}`);
  if (!Object.hasOwn(KINDS, kind)) throw new Problem(`There is no kind "${kind}": component, screen, call or product.`);
  try {
    const { positionals, values } = parseArgs({ args, options: OPTIONS[kind], allowPositionals: true });
    if (positionals.length !== 1) throw new Problem(`Give one name after "${kind}".\n\n${HELP}`);
    return { kind, name: positionals[0], options: values };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(error.message);
  }
}

try {
  const { kind, name, options } = readCommand();
  // The contract and the routes, which calls and screens are asked from, are TypeScript.
  (await import('tsx/esm/api')).register();
  const workspace = new Workspace();
  const next = await KINDS[kind](workspace, name, options);
  await workspace.write();
  for (const path of workspace.changed()) console.log(`wrote ${path}`);
  console.log(`\n${next}`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
