import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LICENCES } from './licences.ts';

test.each(LICENCES)('%s is under %s', (name, licence) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).toMatchObject({ license: licence });
});
