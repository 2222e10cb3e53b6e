import { Problem } from './problem.mjs';

/** Decimals of an amount whose coin the screen does not know. */
const SCALE = 8;
/** How a field of a reply is shown, by its schema in contract/fields.ts: amounts by their part of the kit. */
const VIEWS = {
  text: (value) => ({ text: value, uses: [] }),
  decimal: (value) => ({ text: `<AmountText trim value={${value}} scale={${SCALE}} />`, uses: [], isAmount: true }),
  integer: (value) => ({ text: `formatCount(${value})`, uses: ['formatCount'] }),
};

const inner = (schema) => (['optional', 'nullable'].includes(schema?.def?.type) ? schema.def.innerType : schema);
/** The row of a list: contract/fields.ts reads lists through a pipe. */
const rowOf = (schema) =>
  schema?.def?.type === 'pipe' && schema.def.out.def.type === 'array' ? schema.def.out.def.element : undefined;

/** How the named fields of a call's reply are shown, and whether it is a list of rows. */
export async function shownFields(name, names, isLoginAsked) {
  const { calls } = await import('../../src/contract/table.ts');
  const fields = await import('../../src/contract/fields.ts');
  if (name === undefined)
    throw new Problem('Say which call fills the screen: --call domain.name, one of src/contract/table.ts.');
  if (!Object.hasOwn(calls, name))
    throw new Problem(
      `There is no call ${name} in src/contract/table.ts: write it first with npm run new call ${name}.`,
    );
  const { request, reply, guest } = calls[name];
  if (!request.safeParse({}).success)
    throw new Problem(`${name} needs fields of its own: begin the screen with a call that needs none.`);
  if (!guest && !isLoginAsked)
    throw new Problem(
      `Guests may open this route and may not make the call ${name}: choose a call that they may make.`,
    );
  const row = rowOf(reply);
  const shape = inner(row ?? reply)?.def?.shape;
  if (!shape) throw new Problem(`${name} answers neither an object nor a list of objects: there is no field to show.`);
  if (row && !Object.hasOwn(shape, 'id')) throw new Problem(`The rows of ${name} have no id to tell them apart.`);
  const at = row ? 'row' : 'data';
  const views = names.map((field) => viewOf(fields, name, shape, field, at));
  return { isList: row !== undefined, views };
}

function viewOf(fields, call, shape, field, at) {
  const kind = Object.keys(VIEWS).find((one) => Object.hasOwn(shape, field) && fields[one] === inner(shape[field]));
  const able = Object.keys(shape).filter((one) =>
    Object.keys(VIEWS).some((known) => fields[known] === inner(shape[one])),
  );
  if (!kind) throw new Problem(`${call} has no field ${field} that is a text or a number: ${able.join(', ')}.`);
  return VIEWS[kind](/^\w+$/.test(field) ? `${at}.${field}` : `${at}['${field}']`);
}
