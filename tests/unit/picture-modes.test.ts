import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../src/domain/constants.ts';
import modes from '../../visual-tests/modes.json' with { type: 'json' };

const NARROW = /[ilIj.,:;!|'’]/;
/** Width of a text in em, roughly: full-width scripts take a whole one, marks above and below none. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => {
    if (/\p{M}/u.test(sign)) return sum;
    if ((sign.codePointAt(0) ?? 0) >= 0x2e80) return sum + 1;
    return sum + (NARROW.test(sign) ? 0.28 : 0.55);
  }, 0);

const texts = (words: object): string[] =>
  Object.values(words).flatMap((word) => (typeof word === 'string' ? [word] : texts(word)));

const widthIn = async (lang: string, namespace: string) =>
  texts(JSON.parse(await readFile(`locales/${lang}/${namespace}.json`, 'utf8')))
    .map(widthOf)
    .reduce((sum, width) => sum + width, 0);

describe('the mode of the longest language', () => {
  it.each(readdirSync('stories/screens'))('has the longest words of %s', async (namespace) => {
    const widths = await Promise.all(LANGS.map(async (lang) => ({ lang, width: await widthIn(lang, namespace) })));
    const longest = widths.reduce((widest, next) => (next.width > widest.width ? next : widest));
    expect(modes.longest.globals.endLang).toBe(longest.lang);
  });
});
