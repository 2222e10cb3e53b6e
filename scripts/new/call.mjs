import { dirname, relative } from 'node:path';
import { addWords, namedPhrases } from './words.mjs';
import { Problem } from './workspace.mjs';

/** Fields that are no part of a call's own schema: the language is read of every call, a file is no field. */
const READ_ELSEWHERE = ['lang', 'file'];
/** Shapes that a reply may begin with; wire.md has the whole one. */
const REPLIES = {
  text: { reply: 'text', fixture: "'ok'" },
  row: { reply: 'z.object({ id: integer })', fixture: '{ id: 1 }' },
  list: { reply: 'list(z.object({ id: integer }))', fixture: '[{ id: 1 }]' },
};
/** How a field of a request is read, by the name that it has on the wire, and a good value; the first that fits. */
const FIELDS = [
  [/^page$/, 'page', '1'],
  [/^limit$/, 'limit(10)', '10'],
  [/^(?:.*_)?id$|^currency$/, 'id', '1'],
  [/^(?:amount|number|num|price)$/, 'amount', "'1'"],
  [/^(?:seconds|status|.*type)$/, 'whole(0, 9999)', '1'],
];
const METHODS = ['GET', 'POST', 'PUT'];

/** The endpoint of docs/spec/endpoints.json that a call is for: the one named by --path, else the one whose last word is the call's name. */
function endpointOf(workspace, name, specs, { path, method: asked }) {
  const [section, word] = name.split('.');
  const ofSection = workspace.readJson('docs/spec/endpoints.json').filter((endpoint) => endpoint.section === section);
  if (ofSection.length === 0) throw new Problem(`docs/spec/endpoints.json has no section ${section}.`);
  const open = ofSection.filter(
    (endpoint) => !specs.some((spec) => spec.path === endpoint.path && ['ANY', spec.method].includes(endpoint.method)),
  );
  // "/bind_box/getBoxList" goes by "getboxlist".
  const tailOf = (whole) => whole.split('/').at(-1).replaceAll('_', '').toLowerCase();
  const fitting = open.filter((own) => (path ? own.path === path : tailOf(own.path) === word.toLowerCase()));
  const choice = open.map((endpoint) => `${endpoint.method} ${endpoint.path}`).join(', ') || 'none, all are there';
  if (fitting.length !== 1) throw new Problem(`Which endpoint is ${name}? Say --path with one of: ${choice}.`);
  const [endpoint] = fitting;
  const method = endpoint.method === 'ANY' ? asked : endpoint.method;
  if (!METHODS.includes(method))
    throw new Problem(
      `endpoints.json leaves the method of ${endpoint.path} open: --method ${METHODS.join(' or ')} (wire.md).`,
    );
  if (asked && asked !== method) throw new Problem(`${endpoint.path} is a ${endpoint.method}.`);
  return { ...endpoint, method };
}

/** A refusal names the field in the language of the user, so every field has a name in each. */
function nameFields(workspace, params, given) {
  const named = given.map((text) => namedPhrases(text, 'field'));
  const known = workspace.readJson('locales/en/exchange.json').fieldName;
  const [foreign] = named.find(([name]) => !params.includes(name)) ?? [];
  if (foreign) throw new Problem(`The endpoint has no field ${foreign}: ${params.join(', ') || 'it has none at all'}.`);
  const names = [...READ_ELSEWHERE, ...Object.keys(known), ...named.map(([name]) => name)];
  const nameless = params.find((param) => !names.includes(param));
  if (nameless)
    throw new Problem(`The field ${nameless} has no name in locales/*/exchange.json: give --field "${nameless}=...".`);
  const words = named.filter(([name]) => !Object.hasOwn(known, name)).map(([name, own]) => [`fieldName.${name}`, own]);
  if (words.length > 0) addWords(workspace, 'exchange', Object.fromEntries(words));
}

/**
 * `npm run new call domain.name`: an endpoint of endpoints.json in the contract's table, with schemas, fixture, handler and case. The handler says
 * 997 in words until somebody builds the call, and the coverage does not count it as served.
 */
export async function newCall(workspace, name, { summary = '', reply, field, guest = false, money, ...where }) {
  if (!/^[a-z]+\.[a-z][A-Za-z]*$/.test(name))
    throw new Problem(`"${name}" is no name of a call: section and name, as user.editNickname.`);
  const { calls } = await import('../../src/contract/table.ts');
  if (Object.hasOwn(calls, name)) throw new Problem(`${name} stands in the contract's table already.`);
  const { section, method, path, params } = endpointOf(workspace, name, Object.values(calls), where);
  const shape = REPLIES[reply ?? (method === 'GET' ? 'list' : 'text')];
  if (!shape) throw new Problem(`--reply is ${Object.keys(REPLIES).join(', ')}.`);
  if (!/^[A-Z][^\n]*\.$/.test(summary))
    throw new Problem('Say what the call does: --summary "One sentence, a capital first, a full stop at its end."');
  nameFields(workspace, params, field);

  const ofProduct = `src/exchange/products/${section}/handlers.ts`;
  const handlers = workspace.exists(ofProduct) ? ofProduct : `src/exchange/gateway/http/handlers/${section}.ts`;
  const contract = `src/contract/calls/${section}.ts`;
  if (!workspace.exists(contract)) workspace.apply('call-section', { section });
  if (!workspace.exists(handlers)) workspace.apply('call-handlers', { section, handlers });

  const own = params.filter((param) => !READ_ELSEWHERE.includes(param));
  const fields = own.map((param) => {
    const [, schema, good] = FIELDS.find(([pattern]) => pattern.test(param)) ?? ['', 'words(128)', `'${param}'`];
    return { param, schema, good: `${param}: ${good}` };
  });
  const asked = [...fields, ...(money ? [{ param: 'client_id', schema: 'clientId' }] : [])];
  workspace.apply('call', {
    ...{ name, section, method, path, guest, money, ...shape, handlers, summary: JSON.stringify(summary) },
    request: asked.map(({ param, schema }) => (param === schema ? param : `${param}: ${schema}`)).join(', '),
    good: fields.map(({ good }) => good).join(', '),
    notOffered: relative(dirname(handlers), 'src/exchange/calls/not-offered.ts'),
  });
  return `${name} refuses with 997 for now. Its reply is in docs/spec/wire.md: write it, then the handler in ${handlers} and the effect of its case.`;
}
