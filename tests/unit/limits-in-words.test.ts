import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGS } from '../../src/domain/constants.ts';

type Words = { readonly [key: string]: string | Words };

const leaves = (words: Words, at = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : leaves(value, `${at}${key}.`),
  );

/** Texts whose figure is no limit of ours: the day of 24 hours, a span's, a level's or a hash's own name, and counting words that some languages write as figures. */
const NO_LIMIT = new Set([
  'head.volume',
  'stats.volume',
  'stats.range',
  'stats.low',
  'stats.high',
  'refusal.upload.quotaDay',
  'refusal.form.password.mismatch',
  'field.password.mismatch',
  'indicatorsMost',
  'login.horizon',
  'searchPage.moves.day',
  'searchPage.moves.none',
  'record.day',
  'record.range.quarter',
  'compliance.proof.fingerprint',
  'level.opens.2',
]);
/** Names with a figure in them: of indices, and of the intervals of candles. */
const NAMES = /^(instrument|interval)\./;
/** Nothing, and one. */
const ONE = /(?<!\p{Nd})[01](?!\p{Nd}|[.,]\p{Nd})/gu;

/** Readings A1: six languages said one length and two another; a limit comes from its constant alone, as {{min}}, {{max}} and {{count}}. */
it.each(LANGS)('no text in %s holds a figure of its own', (lang) => {
  const found = readdirSync(`locales/${lang}`).flatMap((file) =>
    leaves(JSON.parse(readFileSync(`locales/${lang}/${file}`, 'utf8')) as Words)
      .map(([key, text]) => [key, text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(ONE, '')] as const)
      .filter(([key, text]) => /\p{Nd}/u.test(text) && !NO_LIMIT.has(key) && !NAMES.test(key))
      .map(([key, text]) => `${file}: ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});
