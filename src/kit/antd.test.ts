import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFacts } from '../../scripts/lib/component-facts/facts.ts';
import { LEFT_OUT, OWN_PARTS } from './own-parts.ts';

const LIBRARY = 'node_modules/antd-mobile/es/components';
/** What each part that has a folder draws with. */
const parts = Object.entries(readFacts().parts)
  .filter(([part]) => existsSync(join('src/kit/components', part)))
  .map(([part, { antd }]) => [part, antd] as const);
const WITHOUT_FALLBACK = /var\(\s*--(adm-[\w-]+)\s*\)/g;

/** What the sheets of a component read; its own hooks have a fallback. */
const variablesOf = (component: string): string[] =>
  readdirSync(join(LIBRARY, component))
    .filter((file) => file.endsWith('.css') && !file.endsWith('.patch.css'))
    .flatMap((file) => [...readFileSync(join(LIBRARY, component, file), 'utf8').matchAll(WITHOUT_FALLBACK)])
    .map(([, name = '']) => name);

it('knows a part by its imports', () => {
  expect(new Map(parts).get('Skeleton')).toEqual(['skeleton']);
  expect(new Map(parts).get('TabBar')).toEqual([]);
});

it('says every variable that the components in use read in our tokens', () => {
  const css = readFileSync('src/kit/theme/generated/adm.css', 'utf8');
  const said = new Set([...css.matchAll(/--(adm-[\w-]+): \S/g)].map(([, name]) => name));
  for (const component of new Set(parts.flatMap(([, components]) => components)))
    for (const name of variablesOf(component)) expect(said, `${component} reads --${name}`).toContain(name);
});

it('says of each part that does not stand on antd-mobile why, and of no other', () => {
  const apart = parts.filter(([, components]) => components.length === 0).map(([part]) => part);
  expect(Object.keys(OWN_PARTS).sort()).toEqual(apart.sort());
});

it('gives each reason in one sentence with a figure, and what weighs where a component is named', () => {
  for (const [part, { like, why }] of Object.entries(OWN_PARTS)) {
    expect(why, part).toMatch(/^[A-Z].*\.$/);
    expect(why, part).not.toMatch(/[.!?] [A-Z]/);
    expect(why, part).toMatch(/\{kb\}|\d|first load/);
    expect(why.includes('{kb}'), `${part}: ${like}`).toBe(like !== null);
    if (like !== null) expect(existsSync(join(LIBRARY, like)), `${part}: ${like}`).toBe(true);
  }
});

it('says of what is left out what it weighs and what was seen, and draws with none of it', () => {
  const inUse = parts.flatMap(([, components]) => components);
  for (const [component, why] of Object.entries(LEFT_OUT)) {
    expect(existsSync(join(LIBRARY, component)), component).toBe(true);
    expect(inUse).not.toContain(component);
    expect(why, component).toMatch(/^(?!.*[.!?] [A-Z]).*\(\{kb\} KB\).*\.$/);
    expect(why.replace('{kb}', ''), component).toMatch(/\d/);
  }
});

it('stands on antd-mobile with at least 30 parts', () => {
  const standing = parts.filter(([, components]) => components.length > 0);
  expect(standing.length).toBeGreaterThanOrEqual(30);
});
