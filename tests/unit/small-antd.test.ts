import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUndrawn } from '../../scripts/vite/small.ts';

const COMPONENTS = 'node_modules/antd-mobile/es/components';

/** What the files of a component import and the build leaves out. */
function leftOut(component: string): string[] {
  const folder = join(COMPONENTS, component);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g)]
        .map(([, source = '']) => source)
        .filter((source) => isUndrawn(source, join(process.cwd(), folder, file))),
    )
    .sort();
}

test.each([
  ['config-provider', ['../../locales/zh-CN']],
  ['button', ['../dot-loading']],
  ['input', ['antd-mobile-icons']],
  ['checkbox', ['./check-icon', './indeterminate-icon']],
  ['radio', ['../checkbox/check-icon']],
  ['infinite-scroll', []],
])('of %s the build leaves out what the kit never lets it draw, and nothing else', (component, expected) => {
  expect(leftOut(component)).toEqual(expected);
});
