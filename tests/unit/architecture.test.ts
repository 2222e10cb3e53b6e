import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the text's paths begin. */
const ROOTS = ['', 'src/', 'src/exchange/'];

const named = [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)`/g)].map(
  ([, path = '']) => path,
);

it('each path that ARCHITECTURE.md names is there', () => {
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !ROOTS.some((root) => existsSync(root + path)))).toEqual([]);
});
