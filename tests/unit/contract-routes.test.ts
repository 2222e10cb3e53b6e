import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BASE_PATH } from '../../src/domain/constants.ts';
import { ROUTES, type RoutePath, TAB_ROUTES } from '../../src/domain/routes.ts';

interface Route {
  readonly path: string;
  readonly tab?: number;
}

const SPEC = JSON.parse(readFileSync('docs/spec/routes.json', 'utf8')) as Route[];
const SCREENS = readFileSync('docs/spec/screens.md', 'utf8');

it('has the routes of routes.json and their tabs, no more and no fewer', () => {
  const ours = Object.entries(ROUTES).map(([path, route]) => ({ path, ...('tab' in route && { tab: route.tab }) }));
  expect(ours).toEqual(SPEC);
  expect(SPEC).toHaveLength(78);
  expect(BASE_PATH).toBe('/h5/');
});

it('orders the five tabs', () => {
  expect(TAB_ROUTES).toEqual([
    'pages/index/index',
    'pages/market/market',
    'pages/transaction/index',
    'pages/financial/index',
    'pages/fund/assets',
  ]);
});

/** "**pages/a/b** (L)": L alone asks for a login; whatever a guest may do there is said in the same bracket. */
function whoMayOpen(): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const entries = SCREENS.matchAll(/((?:\*\*pages\/[\w/]+\*\*(?:, )?)+) \(([^)]*)\)/g);
  for (const [, paths = '', bracket = ''] of entries) {
    for (const [path] of paths.matchAll(/pages\/[\w/]+/g)) found.set(path, !/\bG\b|guest/.test(bracket));
  }
  return found;
}

it('asks for a login where screens.md does', () => {
  const asked = whoMayOpen();
  expect([...asked.keys()].sort()).toEqual(SPEC.map(({ path }) => path).sort());
  for (const [path, login] of asked) expect({ path, login: ROUTES[path as RoutePath].login }).toEqual({ path, login });
});
