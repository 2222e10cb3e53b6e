import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { LANG_TAG, LANGS } from './constants.ts';
import { figureIn, teachLanguages } from './sentences.ts';

describe('a figure in a sentence', () => {
  it.each([
    ['en', '64,218.5', '64,218.5'],
    ['zh', '0.10%', '0.10%'],
    ['hk', '1,234,567.89', '1,234,567.89'],
    ['jp', '2,950', '2,950'],
    ['fra', '64,218.5', '64\u202f218,5'],
    ['fra', '2,950', '2\u202f950'],
    ['fra', '−0.10%', '−0,10\u00a0%'],
    ['fra', '1.2K', '1,2K'],
    ['spa', '10,000', '10\u202f000'],
    ['spa', '2,950.05', '2950,05'],
    ['spa', '0.1%', '0,1\u00a0%'],
    ['spa', '–', '–'],
  ])('has in %s the marks of the language: %s', (lang, figure, wanted) => {
    // Engines differ in which space that does not break stands before the sign.
    expect(figureIn(figure, lang).replace(/\s%/, '\u00a0%')).toBe(wanted);
  });
});

describe('plural forms', () => {
  const forms = { thing_one: 'one', thing_many: 'many', thing_other: 'other' };
  const asked = async (lang: string, count: number) => {
    const instance = createInstance();
    await instance.init({
      lng: lang,
      fallbackLng: 'en',
      resources: Object.fromEntries(LANGS.map((name) => [name, { translation: forms }])),
    });
    teachLanguages(instance.services);
    return instance.t('thing', { count });
  };

  it.each(LANGS)('are those of Intl for %s, whatever language the device speaks', async (lang) => {
    for (const count of [0, 1, 2, 1_000_000])
      expect([count, await asked(lang, count)]).toEqual([count, new Intl.PluralRules(LANG_TAG[lang]).select(count)]);
  });

  it('keep languages without a singular from English, which is where i18next ends with a form that is not there', async () => {
    expect(await asked('jp', 1)).toBe('other');
    expect(await asked('hk', 1)).toBe('other');
    expect(await asked('fra', 0)).toBe('one');
  });
});
