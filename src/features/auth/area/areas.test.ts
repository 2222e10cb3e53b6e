import { describe, expect, test } from 'vitest';
import { LANGS } from '../../../domain/constants.ts';
import { listAreas, suggestedRegions } from './areas.ts';
import { CALLING_CODES } from './calling-codes.ts';
import { indexLetter, OTHER } from './indexLetter.ts';

describe('calling codes', () => {
  test('every row is a region once with one to four digits that begin with no zero', () => {
    expect(new Set(CALLING_CODES.map(({ region }) => region)).size).toBe(CALLING_CODES.length);
    for (const { region, code } of CALLING_CODES) expect(`${region} ${code}`).toMatch(/^[A-Z]{2} [1-9]\d{0,3}$/);
  });
});

describe('list of areas', () => {
  test.each(LANGS)('%s: each has a name of its own in that language', (lang) => {
    const areas = listAreas(lang);
    expect(areas).toHaveLength(CALLING_CODES.length);
    for (const area of areas) expect(area.name).not.toBe(area.key);
    expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length);
  });

  test.each(LANGS)('%s: a letter is one run of the list, so that its index jumps to one place', (lang) => {
    const letters = listAreas(lang).map(({ letter }) => letter);
    const runs = letters.filter((letter, index) => letter !== letters[index - 1]);
    expect(runs).toEqual([...new Set(runs)]);
  });

  test.each(LANGS)('%s: what it suggests is in the list', (lang) => {
    const known = listAreas(lang).map(({ key }) => key);
    expect(suggestedRegions(lang).length).toBeGreaterThanOrEqual(3);
    expect(known).toEqual(expect.arrayContaining([...suggestedRegions(lang)]));
  });
});

describe('index letter', () => {
  test.each([
    ['中国', 'zh', 'Z'],
    ['阿根廷', 'zh', 'A'],
    ['泰国', 'zh', 'T'],
    ['日本', 'zh', 'R'],
    ['香港', 'hk', 'H'],
    ['한국', 'kor', 'ㅎ'],
    ['까보베르데', 'kor', 'ㄱ'],
    ['フランス', 'jp', 'ハ'],
    ['日本', 'jp', OTHER],
    ['ไทย', 'th', 'ท'],
    ['Égypte', 'fra', 'E'],
    ['Åland', 'en', 'A'],
  ] as const)('%s in %s is under %s', (name, lang, letter) => {
    expect(indexLetter(name, lang, 'Hong Kong')).toBe(letter);
  });
});
