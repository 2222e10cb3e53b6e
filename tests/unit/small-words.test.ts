import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import i18next, { type i18n } from 'i18next';
import { expect, it } from 'vitest';
import { smallI18next } from '../../scripts/vite/small.ts';
import { LANGS } from '../../src/domain/constants.ts';
import { teachLanguages } from '../../src/domain/sentences.ts';

const SOURCE = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');
const VALUES = { figure: '1,234.50', count: 0 };

/** The words of a language by namespace, as the app adds them. */
const wordsOf = (lang: string) =>
  readdirSync(`locales/${lang}`).map((file) => {
    const words: object = JSON.parse(readFileSync(`locales/${lang}/${file}`, 'utf8'));
    return [file.replace('.json', ''), words] as const;
  });

/** The paths of all its texts: 'tabs.home'. */
const keysOf = (words: object, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${before}${key}.`) : [`${before}${key}`],
  );

async function speakerOf(one: i18n): Promise<i18n> {
  const speaker = one.createInstance();
  await speaker.init({ lng: 'en', fallbackLng: 'en', ns: ['common'], defaultNS: 'common', resources: {} });
  teachLanguages(speaker.services);
  return speaker;
}

it('says every sentence as the whole of i18next does', async () => {
  const small = smallI18next(SOURCE);
  const [all, left] = [SOURCE, small].map((code) => transformSync(code, { minify: true }).code.length);
  expect(left).toBeLessThan(Number(all) * 0.9);
  const { default: cut } = (await import(`data:text/javascript,${encodeURIComponent(small)}`)) as { default: i18n };
  const [whole, less] = await Promise.all([speakerOf(i18next), speakerOf(cut)]);
  for (const lang of LANGS) {
    for (const [namespace, words] of wordsOf(lang))
      for (const one of [whole, less]) one.addResourceBundle(lang, namespace, words);
    await Promise.all([whole, less].map((one) => one.changeLanguage(lang)));
    const said = (one: i18n) =>
      wordsOf(lang).flatMap(([namespace, words]) =>
        keysOf(words).map((key) => {
          const plain = key.replace(/_(zero|one|two|few|many|other)$/, '');
          const say = (count: number) => String(one.t(plain as never, { ns: namespace, ...VALUES, count } as never));
          return [key, say(1), say(5)];
        }),
      );
    expect(said(less)).toEqual(said(whole));
  }
});
