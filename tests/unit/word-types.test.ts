import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the types of the words know every namespace of locales/en but what the exchange says', () => {
  const types = readFileSync('src/parts/words/resources.d.ts', 'utf8');
  const [, listed = ''] = /resources: \{\n(.*?)\n {4}\};/s.exec(types) ?? [];
  const names = readdirSync('locales/en').map((file) => file.replace('.json', ''));
  expect(listed.split('\n').sort()).toEqual(
    names
      .filter((name) => name !== 'exchange')
      .map((name) => `      ${name}: (typeof import('../../../locales/en/${name}.json'))['default'];`)
      .sort(),
  );
});
