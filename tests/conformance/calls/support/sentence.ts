import assert from 'node:assert/strict';

const HAN = /\p{Script=Han}/u;
/** Codes of coins and formats, which are the same in every language. */
const CODES = /\b[A-Z]{2,}\d*\b/g;

/** A refusal's sentence in English. */
export function assertEnglish(sentence: unknown, about: string): void {
  assert.ok(typeof sentence === 'string' && sentence.trim() !== '', `${about}: says nothing`);
  assert.ok(!HAN.test(sentence), `${about}: not English: ${sentence}`);
  assert.ok(!sentence.includes('{{') && !/^\w+\.\w+/.test(sentence), `${about}: a key: ${sentence}`);
}

/** A refusal's sentence in Chinese, without a word of English in it. */
export function assertChinese(sentence: unknown, about: string): void {
  assert.ok(typeof sentence === 'string' && HAN.test(sentence), `${about}: not Chinese: ${String(sentence)}`);
  assert.ok(!/[a-z]{2,}/i.test(sentence.replace(CODES, '')), `${about}: English left: ${sentence}`);
}
