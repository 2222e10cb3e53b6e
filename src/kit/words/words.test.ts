import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CHART_ENGLISH } from './chart-english.ts';
import { ENGLISH } from './english.ts';
import { fillWord } from './KitWords.tsx';

describe("the kit's words", () => {
  it.each([
    ['kit', ENGLISH],
    ['chart', CHART_ENGLISH],
  ])('say in English what locales/en/%s.json says', async (name, words) => {
    expect(JSON.parse(await readFile(`locales/en/${name}.json`, 'utf8'))).toEqual(words);
  });
  it('take values for their marks, and keep marks without a value', () => {
    expect(fillWord('Page {{page}} of {{pages}}', { page: 2 })).toBe('Page 2 of {{pages}}');
  });
});
