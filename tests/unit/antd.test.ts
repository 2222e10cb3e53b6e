import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { antdComponents, antdParts } from '../../scripts/lib/antd/parts.ts';

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
