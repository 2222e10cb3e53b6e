import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallSpec } from '../../../src/contract/define.ts';
import { calls } from '../../../src/contract/table.ts';
import { cases } from '../../../tests/conformance/calls/cases/index.ts';
import type { Finding } from './finding.ts';

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

/** The gateway's own handlers, and a product's in its folder. */
const isHandlers = (path: string): boolean =>
  /^(gateway\/http\/handlers\/[^/]+|products\/[^/]+\/handlers)\.ts$/.test(path) && !path.endsWith('.test.ts');
const EXCHANGE = 'src/exchange';
const UPLOAD = 'src/exchange/gateway/http/upload.ts';

const caseOf = (name: string): { readonly effect: string } | undefined =>
  Object.entries(cases).find(([own]) => own === name)?.[1];
const isUnavailable = (name: string): boolean => caseOf(name)?.effect === 'unavailable';

/** A call is served when it stands in the table, has a handler and a case of the conformance test, and does not answer 997. */
export async function callsServed(): Promise<Finding> {
  const endpoints = JSON.parse(await readFile('docs/spec/endpoints.json', 'utf8')) as Endpoint[];
  const handled = await handlerSources();
  const table: [string, CallSpec][] = Object.entries(calls);
  const faults = table.flatMap(([name]) => [
    ...(handled.includes(`'${name}'`) ? [] : [`${name} has no handler`]),
    ...(caseOf(name) ? [] : [`${name} has no case in tests/conformance/calls`]),
  ]);
  const servedBy = ({ method, path }: Endpoint) =>
    table.filter(([, spec]) => spec.path === path && (method === 'ANY' || spec.method === method));
  const isServed = (endpoint: Endpoint) => servedBy(endpoint).some(([name]) => !isUnavailable(name));
  const served = endpoints.filter(isServed);
  const listed = new Set(endpoints.flatMap((endpoint) => servedBy(endpoint).map(([name]) => name)));
  const own = table
    .filter(([name]) => !listed.has(name))
    .map(([name, { method, path }]) => `own: ${method} ${path} (${name})`);
  const later = table
    .filter(([name]) => isUnavailable(name))
    .map(([name, { method, path }]) => `not built yet: ${method} ${path} (${name})`);
  return { line: `calls served ${served.length}/${endpoints.length}`, faults, notes: [...own, ...later] };
}

async function handlerSources(): Promise<string> {
  const paths = (await readdir(EXCHANGE, { recursive: true })).filter(isHandlers).map((path) => join(EXCHANGE, path));
  const texts = await Promise.all([...paths, UPLOAD].map((path) => readFile(path, 'utf8')));
  return texts.join('\n');
}
