import { Problem } from './problem.mjs';

const METHODS = ['GET', 'POST', 'PUT'];
const asLine = ({ method, path }) => `${method} ${path}`;
/** "/bind_box/getBoxList" goes by "getboxlist". */
const tailOf = ({ path }) => path.split('/').at(-1).replaceAll('_', '').toLowerCase();

/** The endpoint of docs/spec/endpoints.json that a call is for: the one named by --path, else the one whose last word is the call's name. */
export function endpointOf(workspace, name, specs, { path, method }) {
  const [section, word] = name.split('.');
  const ofSection = workspace.readJson('docs/spec/endpoints.json').filter((endpoint) => endpoint.section === section);
  if (ofSection.length === 0) throw new Problem(`docs/spec/endpoints.json has no section ${section}.`);
  const isBuilt = (endpoint) =>
    specs.some((spec) => spec.path === endpoint.path && ['ANY', spec.method].includes(endpoint.method));
  const open = ofSection.filter((endpoint) => !isBuilt(endpoint));
  if (open.length === 0)
    throw new Problem(`Every endpoint of ${section} in docs/spec/endpoints.json stands in the table already.`);
  const fitting = open.filter((endpoint) => (path ? endpoint.path === path : tailOf(endpoint) === word.toLowerCase()));
  if (fitting.length !== 1)
    throw new Problem(`Which endpoint is ${name}? Say --path with one of: ${open.map(asLine).join(', ')}.`);
  return { ...fitting[0], method: methodOf(fitting[0], method) };
}

function methodOf(endpoint, asked) {
  if (endpoint.method === 'ANY' && !METHODS.includes(asked))
    throw new Problem(
      `endpoints.json leaves the method of ${endpoint.path} open: say --method ${METHODS.join(' or ')} (docs/spec/wire.md).`,
    );
  if (endpoint.method !== 'ANY' && asked !== undefined && asked !== endpoint.method)
    throw new Problem(`${endpoint.path} is a ${endpoint.method}.`);
  return endpoint.method === 'ANY' ? asked : endpoint.method;
}
