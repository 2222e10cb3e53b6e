import { framed, labelsOf, marksOf, namedPhrases } from './words.mjs';
import { Problem } from './workspace.mjs';

/** The states of each kind beside Ready, Loading and Failed. */
const STATES = {
  facts: [],
  detail: ['Unknown'],
  list: ['Empty'],
  pages: ['Empty'],
  tabs: ['Empty', 'OtherTab'],
  record: ['Empty', 'Opened'],
};
/** How a field of a reply is shown, by its schema in contract/fields.ts: figures by their part of the kit, amounts by eight decimals without their coin. */
const VIEWS = {
  text: (value) => value,
  decimal: (value) => `<AmountText trim value={${value}} scale={8} />`,
  integer: (value) => `<AmountText value={${value}} scale={0} />`,
};

const inner = (schema) => (['optional', 'nullable'].includes(schema?.def?.type) ? schema.def.innerType : schema);
/** The row of a list: contract/fields.ts reads lists through a pipe. */
const rowOf = (schema) => (schema?.def?.type === 'pipe' ? schema.def.out.def.element : undefined);

/** The kind of a screen by what it is asked for and by its call; `param` is the id of a detail, `list` where a page has its rows. */
function kindOf(name, { request, reply }, fields, { tabs, record }) {
  const counted = rowOf(inner(reply)?.def?.shape?.list);
  const row = rowOf(reply) ?? counted;
  const { shape } = request.def;
  const isPaged = row !== undefined && Object.hasOwn(shape, 'page');
  if (!isPaged && (tabs.length > 0 || record))
    throw new Problem(`Tabs and records are lists by pages, and ${name} gives none.`);
  for (const given of tabs.length > 0 ? tabs.map(([field, value]) => ({ [field]: value })) : [{}]) {
    const missing = (request.safeParse(given).error?.issues ?? []).map(({ path: [field] }) => field);
    if (!row && missing.length === 1 && shape[missing[0]] === fields.id) return { kind: 'detail', param: missing[0] };
    if (missing.length > 0 || !Object.keys(given).every((field) => Object.hasOwn(shape, field)))
      throw new Problem(
        `${name} needs other fields than ${JSON.stringify(given)}: begin with a call that needs none, or one id, or give its --tab as "field.value=...".`,
      );
  }
  const paged = tabs.length > 0 ? 'tabs' : record ? 'record' : 'pages';
  return { kind: isPaged ? paged : row ? 'list' : 'facts', row, list: counted && 'list' };
}

/** How the named fields of a reply, or of its rows, are shown. */
function viewsOf(name, shape, fields, facts, at) {
  if (!shape) throw new Problem(`${name} answers neither an object nor a list of objects: there is no field to show.`);
  const viewOf = (field) => VIEWS[Object.keys(VIEWS).find((one) => fields[one] === inner(shape[field]))];
  const able = Object.keys(shape).filter(viewOf);
  return facts.map((fact) => {
    const [field] = fact;
    if (!able.includes(field))
      throw new Problem(`${name} has no field ${field} that is a text or a number: ${able.join(', ')}.`);
    return { ...marksOf(fact), view: viewOf(field)(/^\w+$/.test(field) ? `${at}.${field}` : `${at}['${field}']`) };
  });
}

/** A screen that shows what a call answers: facts, one row by its id, or a list, by pages where the call takes a page; words by where they stand, states, marks. */
export async function shownScreen({ title, titleCall, route, ROUTES, call: name }, call, named, options) {
  const fields = await import('../../src/contract/fields.ts');
  const tabs = options.tab.map((text) => namedPhrases(text, 'tab')).map(([tab, label]) => [...tab.split('.'), label]);
  const action = options.action && namedPhrases(options.action, 'action');
  if (action && !Object.hasOwn(ROUTES, action[0])) throw new Problem(`There is no route ${action[0]}.`);
  const { kind, param, row, list } = kindOf(name, call, fields, { tabs, record: options.record });
  const isTab = route.tab !== undefined;
  if (kind === 'detail' ? isTab : action)
    throw new Problem('A detail is of one row, by its id: it is no tab, and it alone has an --action.');
  const shape = inner(row ?? call.reply)?.def?.shape;
  const facts = viewsOf(name, shape, fields, named, row ? 'row' : 'data');
  if (kind === 'record' && (facts.length < 2 || facts[0].view.startsWith('<')))
    throw new Problem('A record says in its rows what it is of, a text, and how much: give these two facts first.');
  if (row && !Object.hasOwn(shape, 'id')) throw new Problem(`The rows of ${name} have no id to tell them apart.`);

  const states = ['Ready', 'Loading', 'Failed', ...STATES[kind]];
  const frames = states.map((state) => state.toLowerCase()).filter((state) => /failed|empty|unknown/.test(state));
  const said = Object.fromEntries(frames.map((frame) => [frame, framed(frame, titleCall)]));
  return {
    templates: [`screen-${kind}`, 'screen-shown'],
    states,
    words: {
      '': { title, ...said, ...(action && { action: action[1] }) },
      fact: labelsOf(named),
      ...(tabs.length > 0 && { tab: Object.fromEntries(tabs.map(([, value, label]) => [value, label])) }),
    },
    marks: { facts, param, list, isTab, tabs, opens: action?.[0] },
  };
}
