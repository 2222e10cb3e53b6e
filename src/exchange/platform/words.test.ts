import { expect, it } from 'vitest';
import { LANGS } from '../../domain/constants.ts';
import { kindsOfAll } from '../products/all.ts';
import { PRODUCTS } from '../products/index.ts';
import { loadWords, type Words } from './words.ts';

const words: Words = await loadWords();

it('says a key in each language, with its values as they are', () => {
  expect(words.say('en', 'refusal.tooMany', { seconds: 5 })).toBe('Too many requests. Try again in 5 s');
  expect(words.say('kor', 'field.required', { field: '<b>' })).toBe('<b>: 필수 항목입니다');
});

it.each(LANGS)('has a text for every kind of movement in %s', (lang) => {
  for (const { key } of kindsOfAll(PRODUCTS).all) expect(words.say(lang, `ledger.${key}`)).not.toMatch(/^ledger\./);
});

it('gives the key where nobody has a text', () => {
  expect(words.say('fra', 'refusal.nothing')).toBe('refusal.nothing');
});
