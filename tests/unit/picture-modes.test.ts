import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANG, LANGS, type Lang } from '../../src/domain/constants.ts';
import modes from '../../visual-tests/modes.json' with { type: 'json' };

const NARROW = /[ilIj.,:;!|'’]/;
/** Width of a text in em, roughly: full-width scripts take a whole one, marks above and below none. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => {
    if (/\p{M}/u.test(sign)) return sum;
    if ((sign.codePointAt(0) ?? 0) >= 0x2e80) return sum + 1;
    return sum + (NARROW.test(sign) ? 0.28 : 0.55);
  }, 0);

const flat = (words: object, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[`${before}${key}`, word]] : flat(word, `${before}${key}.`),
  );

const NAMESPACES = readdirSync('locales/en').map((file) => file.replace('.json', ''));
const wordsOf = (lang: Lang) =>
  new Map<string, string>(
    NAMESPACES.flatMap((namespace) =>
      flat(JSON.parse(readFileSync(`locales/${lang}/${namespace}.json`, 'utf8'))).map(
        ([key, word]) => [`${namespace}:${key}`, word] as const,
      ),
    ),
  );
const WORDS = new Map(LANGS.map((lang) => [lang, wordsOf(lang)]));

const FEATURES = 'src/features';
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/** Keys that sources name, each as "namespace:key". */
const keysIn = (sources: readonly string[]) =>
  new Set(
    sources.flatMap((text) => {
      const namespace = /\buseTranslation\('(\w+)'/.exec(text)?.[1] ?? 'common';
      return [...text.matchAll(/'([\w.:]+)'/g)]
        .map(([, key = '']) => (key.includes(':') ? key : `${namespace}:${key}`))
        .filter((key) => WORDS.get(DEFAULT_LANG)?.has(key));
    }),
  );

const screens = readdirSync(FEATURES).flatMap((domain) =>
  readdirSync(`${FEATURES}/${domain}`)
    .filter((screen) => screen !== 'shared')
    .map((screen) => `${domain}/${screen}`),
);

const ROUTES = readFileSync('src/app/routes.ts', 'utf8');
const STORIES = sourcesIn('stories/screens');
/** The languages that a screen's files of stories end in, in the mode of the longest. */
const endLangs = (screen: string): Lang[] => {
  const paths = [...ROUTES.matchAll(/'(\S+)': \(\) => import\('..\/features\/([\w-]+\/[\w-]+)\//g)];
  const own = paths.flatMap(([, path, folder]) => (folder === screen ? [`screenMeta('${path}'`] : []));
  return STORIES.filter((text) => own.some((meta) => text.includes(meta))).map(
    (text) => (/screenMeta\('\S+', '(\w+)'\)/.exec(text)?.[1] ?? modes.longest.globals.endLang) as Lang,
  );
};

describe('the mode of the longest language', () => {
  it.each(screens)('has the widest words that %s says', (screen) => {
    const keys = keysIn(sourcesIn(`${FEATURES}/${screen}`));
    expect(keys.size).toBeGreaterThan(0);
    const widthIn = (lang: Lang) => [...keys].reduce((sum, key) => sum + widthOf(WORDS.get(lang)?.get(key) ?? ''), 0);
    const widest = Math.max(...LANGS.map(widthIn));
    const toSay = `say it in the stories: screenMeta(path, '${LANGS.find((lang) => widthIn(lang) === widest)}')`;
    const langs = endLangs(screen);
    expect(langs).not.toEqual([]);
    for (const lang of langs) expect(widthIn(lang), toSay).toBe(widest);
  });
});
