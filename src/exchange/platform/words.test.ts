import { expect, it } from 'vitest';
import { LANGS, type Lang } from '../../domain/constants.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { kindsOfAll } from '../products/all.ts';
import { PRODUCTS } from '../products/index.ts';
import { loadWords, type Words } from './words.ts';

const words: Words = await loadWords();

it('says a key in each language, with its values as they are', () => {
  expect(words.say('en', 'refusal.tooMany', { seconds: 5 })).toBe('Too many requests. Try again in 5 s');
  expect(words.say('kor', 'field.required', { field: '<b>' })).toBe('<b>: 필수 항목입니다');
});

it('says counts, figures and moments as the language does', () => {
  const decimals = (lang: Lang, count: number) =>
    words.say(lang, 'refusal.spot.amountDecimals', { coin: 'XRP', count });
  expect(decimals('en', 0)).toBe('XRP is traded in whole units');
  expect(decimals('en', 1)).toMatch(/1 decimal$/);
  expect(decimals('fra', 1)).toMatch(/1 décimale$/);
  expect(decimals('spa', 2)).toMatch(/2 decimales$/);
  expect(decimals('jp', 1)).toMatch(/^XRP の数量/);
  const least = (lang: Lang, count: number) => words.say(lang, 'refusal.form.password.short', { count });
  expect(least('en', 1)).toMatch(/1 character$/);
  expect(least('fra', 7)).toMatch(/7 caractères$/);
  expect(least('spa', 1)).toMatch(/1 carácter$/);
  expect(words.say('en', 'mail.code.forget', { code: '123456', count: 1 })).toMatch(/valid for 1 minute\./);
  expect(words.say('fra', 'refusal.spot.valueTooLarge', { max: '2,950.5', coin: 'USDT' })).toMatch(/2\u202f950,5 USDT/);
  expect(words.say('spa', 'refusal.marketClosed', { pair: 'AAPL/USDT', time: Date.UTC(2026, 10, 23, 14, 30) })).toMatch(
    /lun.*23 nov.*14:30 UTC$/,
  );
});

it.each(LANGS)('names in %s every instrument that is no brand', (lang) => {
  for (const { type, base } of INSTRUMENTS)
    if (type !== 'crypto' && type !== 'stock')
      expect(words.say(lang, `instrument.${base.name}`)).not.toMatch(/^instrument\./);
});

it('keeps the names that a store begins with and the English words one', () => {
  for (const { type, base } of INSTRUMENTS)
    if (type !== 'crypto' && type !== 'stock') expect(words.say('en', `instrument.${base.name}`)).toBe(base.title);
});

it.each(LANGS)('has a text for every kind of movement in %s', (lang) => {
  for (const { key } of kindsOfAll(PRODUCTS).all) expect(words.say(lang, `ledger.${key}`)).not.toMatch(/^ledger\./);
});

it('gives the key where nobody has a text', () => {
  expect(words.say('fra', 'refusal.nothing')).toBe('refusal.nothing');
});
