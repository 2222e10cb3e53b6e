import { dirname, relative } from 'node:path';
import { fieldOf } from './call-fields.mjs';
import { endpointOf } from './endpoint.mjs';
import { Problem } from './problem.mjs';
import { addWords, namedPhrases } from './words.mjs';

/** Fields that are no part of a call's own schema: the language is read of every call, a file is no field. */
const READ_ELSEWHERE = ['lang', 'file'];
/** Shapes that a reply may begin with; wire.md has the whole one. */
const REPLIES = {
  text: { schema: 'text', uses: ['text'], fixture: "'ok'" },
  row: { schema: 'z.object({ id: integer })', uses: ['integer'], fixture: '{ id: 1 }' },
  list: { schema: 'list(z.object({ id: integer }))', uses: ['integer', 'list'], fixture: '[{ id: 1 }]' },
};

/**
 * `npm run new call domain.name`: an endpoint of endpoints.json in the contract's table, with schemas, fixture, handler and case. The handler says
 * 997 in words until somebody builds the call, and the coverage does not count it as served.
 */
export async function newCall(workspace, name, options) {
  if (!/^[a-z]+\.[a-z][A-Za-z]*$/.test(name))
    throw new Problem(`"${name}" is no name of a call: section and name, such as user.editNickname.`);
  const { calls } = await import('../../src/contract/table.ts');
  if (Object.hasOwn(calls, name)) throw new Problem(`${name} stands in the contract's table already.`);
  const endpoint = endpointOf(workspace, name, Object.values(calls), options);
  const reply = REPLIES[options.reply ?? (endpoint.method === 'GET' ? 'list' : 'text')];
  if (!reply) throw new Problem(`--reply is ${Object.keys(REPLIES).join(', ')}.`);
  if (!/^[A-Z][^\n]*\.$/.test(options.summary ?? ''))
    throw new Problem(
      'Say what the call does: --summary "One sentence, with a capital first and a full stop at its end."',
    );
  await nameFields(workspace, endpoint, options.field);

  const call = { name, section: endpoint.section, endpoint, reply, options };
  const isNew = !workspace.exists(`src/contract/calls/${call.section}.ts`);
  if (isNew) addSection(workspace, call.section);
  addToContract(workspace, call);
  addToExchange(workspace, call);
  addToTests(workspace, call);
  return `${name} refuses with 997 for now. Its reply is in docs/spec/wire.md: write it, then the handler in ${handlersOf(workspace, call.section)} and the effect of its case.`;
}

/** Fields of the request by name, with how each is written and what a good one is. */
const fieldsOf = ({ endpoint, options }) => [
  ...endpoint.params.filter((param) => !READ_ELSEWHERE.includes(param)).map((param) => ({ param, ...fieldOf(param) })),
  ...(options.money ? [{ param: 'client_id', schema: 'clientId', uses: 'clientId', good: undefined }] : []),
];

/** A refusal names the field in the language of the user, so every field has a name in each. */
async function nameFields(workspace, { params }, given) {
  const named = new Map(given.map((text) => namedPhrases(text, 'field')));
  const known = workspace.readJson('locales/en/exchange.json').fieldName;
  const foreign = [...named.keys()].find((name) => !params.includes(name));
  if (foreign) throw new Problem(`The endpoint has no field ${foreign}: ${params.join(', ') || 'it has none at all'}.`);
  const nameless = params.find(
    (param) => !READ_ELSEWHERE.includes(param) && !Object.hasOwn(known, param) && !named.has(param),
  );
  if (nameless)
    throw new Problem(
      `The field ${nameless} has no name in locales/*/exchange.json yet: give it with --field "${nameless}=...".`,
    );
  const words = [...named].filter(([name]) => !Object.hasOwn(known, name));
  if (words.length > 0) await addWords(workspace, 'exchange', ['fieldName'], Object.fromEntries(words));
}

function addSection(workspace, section) {
  const marks = { section };
  const calls = `${section}Calls`;
  workspace.fill(`src/contract/calls/${section}.ts`, 'call-section', marks);
  workspace.fill(`tests/conformance/calls/cases/${section}.ts`, 'call-cases', marks);
  workspace.insertBefore('src/contract/define.ts', ';', ` | '${section}'`, 'export type Section =');
  workspace.insertBefore(
    'src/contract/table.ts',
    '\n/** Every call',
    `import { ${calls} } from './calls/${section}.ts';\n`,
  );
  workspace.insertBefore('src/contract/table.ts', '} as const;', `  ...${calls},\n`);
  const load = `() => import('../contract/calls/${section}.ts').then((module) => module.${calls})`;
  workspace.insertBefore('src/data/sections.ts', '};', `  ${section}: ${load},\n`, 'const loaders');
  if (!workspace.exists(handlersOf(workspace, section))) addHandlers(workspace, section);
  const cases = 'tests/conformance/calls/cases/index.ts';
  workspace.insertBefore(cases, '\n/** How each call', `import { ${section}Cases } from './${section}.ts';\n`);
  workspace.insertBefore(cases, '};', `  ...${section}Cases,\n`, 'export const cases');
}

/** The file of a section's handlers: a product's stand in its folder. */
function handlersOf(workspace, section) {
  const ofProduct = `src/exchange/products/${section}/handlers.ts`;
  return workspace.exists(ofProduct) ? ofProduct : `src/exchange/gateway/http/handlers/${section}.ts`;
}

function addHandlers(workspace, section) {
  workspace.fill(handlersOf(workspace, section), 'call-handlers', { section });
  const index = 'src/exchange/gateway/http/handlers/index.ts';
  workspace.insertBefore(index, '\n/** All handlers', `import { ${section}Handlers } from './${section}.ts';\n`);
  workspace.insertBefore(index, '  };\n  const theirs', `    ...${section}Handlers(),\n`);
}

/** The last line of a file's table; a new entry goes before it. */
const lastLine = (text, pattern) => text.match(pattern)?.at(-1) ?? '\n};';

function addToContract(workspace, call) {
  const { name, section, endpoint, reply, options } = call;
  const path = `src/contract/calls/${section}.ts`;
  const fields = fieldsOf(call);
  const request = fields.map(({ param, schema }) => (param === schema ? param : `${param}: ${schema}`)).join(', ');
  const entry = `  '${name}': defineCall({
    section: '${section}',
    method: '${endpoint.method}',
    path: '${endpoint.path}',
    guest: ${options.guest === true},${options.money ? '\n    money: true,' : ''}
    summary: ${JSON.stringify(options.summary)},
    request: z.object({${request && ` ${request} `}}),
    reply: ${reply.schema},
  }),
`;
  workspace.insertBefore(path, '};', entry, `export const ${section}Calls`);
  importFields(workspace, path, [...reply.uses, ...fields.map(({ uses }) => uses)]);
  workspace.insertBefore(
    'src/contract/fixtures/index.ts',
    '};\n',
    `  '${name}': ${reply.fixture},\n`,
    'export const wireFixtures',
  );
}

/** Adds names to a section's import of contract/fields.ts. */
function importFields(workspace, path, names) {
  const [line, list] = /import \{([^}]*)\} from '\.\.\/fields\.ts';/.exec(workspace.read(path));
  const all = new Set([...list.split(',').map((name) => name.trim()), ...names].filter(Boolean));
  workspace.replace(path, line, `import { ${[...all].sort().join(', ')} } from '../fields.ts';`);
}

function addToExchange(workspace, { name, section }) {
  const path = handlersOf(workspace, section);
  // A section without calls has no line to go behind yet.
  if (workspace.read(path).includes('({}) satisfies')) workspace.replace(path, '({}) satisfies', '({\n  }) satisfies');
  const end = lastLine(workspace.read(path), /\n *\}\)? satisfies Partial<Handlers>;/g);
  workspace.insertBefore(path, end, `\n\n    '${name}': notOffered,`);
  const notOffered = relative(dirname(path), 'src/exchange/calls/not-offered.ts');
  if (!workspace.read(path).includes(notOffered))
    workspace.insertBefore(path, 'import type { ', `import { notOffered } from '${notOffered}';\n`);
}

function addToTests(workspace, { name, section, endpoint, options }) {
  const fields = fieldsOf({ endpoint, options }).filter(({ good }) => good !== undefined);
  const good = fields.map(({ param, good: value }) => `${param}: ${value}`).join(', ');
  const path = `tests/conformance/calls/cases/${section}.ts`;
  const entry = `  '${name}': { effect: 'unavailable', good: () => ({${good && ` ${good} `}}) },\n`;
  workspace.insertBefore(path, '};', entry, `export const ${section}Cases`);
  workspace.insertBefore(
    'tests/unit/contract-endpoints.test.ts',
    ']);',
    `  '${endpoint.path}',\n`,
    'const ALSO = new Set([',
  );
}
