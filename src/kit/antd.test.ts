import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { antdComponents, antdParts } from '../../scripts/lib/antd/parts.ts';
import { OWN_PARTS } from './own-parts.ts';

const LIBRARY = 'node_modules/antd-mobile/es/components';
const WITHOUT_FALLBACK = /var\(\s*--(adm-[\w-]+)\s*\)/g;

/** What the sheets of a component read; its own hooks have a fallback. */
const variablesOf = (component: string): string[] =>
  readdirSync(join(LIBRARY, component))
    .filter((file) => file.endsWith('.css') && !file.endsWith('.patch.css'))
    .flatMap((file) => [...readFileSync(join(LIBRARY, component, file), 'utf8').matchAll(WITHOUT_FALLBACK)])
    .map(([, name = '']) => name);

it('knows a part by its imports', () => {
  expect(antdParts('.').get('Skeleton')).toEqual(['skeleton']);
  expect(antdParts('.').get('TabBar')).toEqual([]);
});

it('says every variable that the components in use read in our tokens', () => {
  const css = readFileSync('src/kit/theme/generated/adm.css', 'utf8');
  const said = new Set([...css.matchAll(/--(adm-[\w-]+): \S/g)].map(([, name]) => name));
  for (const component of antdComponents('.'))
    for (const name of variablesOf(component)) expect(said, `${component} reads --${name}`).toContain(name);
});

it('says of each part that does not stand on antd-mobile why, and of no other', () => {
  const parts = antdParts('.');
  const apart = [...parts].filter(([, components]) => components.length === 0).map(([part]) => part);
  expect(Object.keys(OWN_PARTS).sort()).toEqual(apart.sort());
});

it('gives each reason in one sentence with a figure', () => {
  for (const [part, { like, why }] of Object.entries(OWN_PARTS)) {
    expect(why, part).toMatch(/^[A-Z].*\.$/);
    expect(why, part).not.toMatch(/[.!?] [A-Z]/);
    expect(why, part).toMatch(/\{kb\}|\d|first load/);
    expect(like === null ? !why.includes('{kb}') : existsSync(join(LIBRARY, like)), `${part}: ${like}`).toBe(true);
  }
});
