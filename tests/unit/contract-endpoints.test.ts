import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallSpec } from '../../src/contract/define.ts';
import { calls } from '../../src/contract/table.ts';

interface Endpoint {
  readonly section: string;
  readonly method: string;
  readonly path: string;
  readonly params: readonly string[];
}

const ENDPOINTS = JSON.parse(readFileSync('docs/spec/endpoints.json', 'utf8')) as Endpoint[];
const TABLE: [string, CallSpec][] = Object.entries(calls);
/** Sections that are built whole. */
const WHOLE = new Set(['common', 'auth', 'content', 'market', 'spot', 'futures', 'options', 'upload']);
/** What is built of the others. */
const ALSO = new Set([
  '/user/info',
  '/real/state',
  '/currency/list',
  '/wallet/getRateCurrency',
  '/wallet/list',
  '/wallet/detail',
  '/wallet/legal_log',
  '/wallet/hzhistory',
  '/wallet/change',
]);
const WANTED = ENDPOINTS.filter(({ section, path }) => WHOLE.has(section) || ALSO.has(path));
/** Fields that are no part of a call's own schema: the language is read of every call, a file is no field. */
const READ_ELSEWHERE = new Set(['lang', 'file']);
/** Calls that endpoints.json does not list (readings G5; wire.md section 10), and what makes prices checkable. */
const OWN = [
  'GET /wallet/history',
  'GET /coin/fills',
  'GET /ticks',
  'GET /market/secrets',
  'PUT /coin/trade',
  'GET /lever/position',
  'POST /lever/cancel',
  'POST /lever/risk',
  'GET /lever/funds',
  'GET /microtrade/limits',
  'POST /microtrade/limits',
  'GET /alert/list',
  'POST /alert/make',
  'POST /alert/remove',
  'GET /notice/list',
  'GET /notice/unread',
  'POST /notice/read',
];

/** ANY leaves the method to us. */
const isMethod = (asked: string, method: string) => asked === 'ANY' || asked === method;
const entryOf = ({ method, path }: Endpoint) =>
  TABLE.find(([, spec]) => isMethod(method, spec.method) && spec.path === path);

describe('the table of calls and endpoints.json', () => {
  it('finds every endpoint that is asked for', () => {
    expect(WANTED.filter(({ path }) => ALSO.has(path))).toHaveLength(ALSO.size);
  });

  it.each(WANTED)('$method $path is in the table, in its section, with its fields', (endpoint) => {
    const [, spec] = entryOf(endpoint) ?? [];
    expect(spec?.section).toBe(endpoint.section);
    const { request } = spec ?? {};
    const known = request && 'shape' in request.def ? Object.keys(request.def.shape as object) : [];
    const missing = endpoint.params.filter((name) => !known.includes(name) && !READ_ELSEWHERE.has(name));
    expect(missing).toEqual([]);
  });

  it('holds nothing else but what is named as our own', () => {
    const isListed = (spec: CallSpec) =>
      ENDPOINTS.some(({ method, path }) => isMethod(method, spec.method) && path === spec.path);
    const others = TABLE.filter(([, spec]) => !isListed(spec)).map(([, { method, path }]) => `${method} ${path}`);
    expect(others).toEqual(OWN);
  });

  it('gives no path and method to two calls, and each call the section of its name', () => {
    expect(new Set(TABLE.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(TABLE.length);
    for (const [name, { section }] of TABLE) expect(name.split('.')[0]).toBe(section);
  });

  it('asks a client id of every call that moves money, and of no other', () => {
    const takesId = ([, { request }]: [string, CallSpec]) =>
      'shape' in request.def && 'client_id' in (request.def.shape as object);
    expect(TABLE.filter(takesId).map(([name]) => name)).toEqual(
      TABLE.filter(([, { money }]) => money).map(([name]) => name),
    );
  });
});
