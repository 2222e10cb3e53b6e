import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.ts';
import { fillWord } from './KitWords.tsx';

describe("the kit's words", () => {
  it('say in English what locales/en/kit.json says', async () => {
    expect(JSON.parse(await readFile('locales/en/kit.json', 'utf8'))).toEqual(ENGLISH);
  });
  it('take values for their marks, and keep marks without a value', () => {
    expect(fillWord('Page {{page}} of {{pages}}', { page: 2 })).toBe('Page 2 of {{pages}}');
  });
});
