import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TYPES_FILE, wordTypes } from './word-types.mjs';

it('the key types of the words are those of locales/en (`node scripts/word-types.mjs` writes them)', () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(wordTypes());
});
