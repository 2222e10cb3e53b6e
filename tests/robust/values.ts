/** What a server, a socket or a person may send by mistake or by intent, by what a place holds. */

/** What a place of the props holds, as its good value shows. */
export type Kind = 'number' | 'decimal' | 'figure' | 'text' | 'word' | 'picture' | 'date' | 'list';

const MISSING: readonly unknown[] = [null, undefined];
const LONG_DIGITS = '9'.repeat(31);

const NUMBERS: readonly unknown[] = [
  ...MISSING,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e-7,
  1e21,
  // One millisecond after the last moment that a Date can hold.
  8.64e15 + 1,
  '',
  'abc',
];

/** Numbers as text, formatted or not, and times as text. */
const FIGURES: readonly unknown[] = [
  ...MISSING,
  '',
  ' ',
  'NaN',
  'undefined',
  'null',
  'Infinity',
  '-Infinity',
  'Invalid Date',
  '[object Object]',
  '1e400',
  '1e-400',
  '1e21',
  LONG_DIGITS,
  `-${LONG_DIGITS}.${LONG_DIGITS}`,
  `0.${'0'.repeat(40)}1`,
  '-0',
  '12,34.5',
  '1.2.3',
  'abc',
];

/** Decimal text of the wire; a server may send a number in its place. */
const DECIMALS: readonly unknown[] = [...FIGURES, Number.NaN, Number.POSITIVE_INFINITY, -1, 1e21];

export const LONG_WORD = 'W'.repeat(200);

/** The app's own words come whole from its locales, in any of their scripts. */
const WORDS: readonly string[] = [
  'Withdrawals are paused until the network is stable again',
  '提现已暂停，待网络恢复稳定后将自动重新开放',
  '提幣已暫停，待網絡恢復穩定後將自動重新開放',
  'ระงับการถอนชั่วคราวจนกว่าเครือข่ายจะกลับมาเสถียร',
  'ネットワークが安定するまで出金を一時停止しています',
  '네트워크가 안정될 때까지 출금이 일시 중지됩니다',
  'Les retraits sont suspendus jusqu’au rétablissement du réseau',
  'Los retiros están en pausa hasta que la red sea estable',
  'تم إيقاف عمليات السحب مؤقتًا حتى تستقر الشبكة',
  '👩‍👩‍👧‍👦🏳️‍🌈👍🏽',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '{{name}} %s $& \\u0000',
  '\ud800',
];

const LONG_TEXT = 'A sentence that nobody stopped. '.repeat(63).slice(0, 2000);

const TEXTS: readonly unknown[] = [...MISSING, '', ' ', ...WORDS, LONG_WORD, LONG_TEXT];

const PICTURES: readonly unknown[] = [
  ...MISSING,
  '',
  ' ',
  'data:',
  'data:image/png;base64,AAAA',
  '/no-such-picture.png',
  'http://[',
];

const DATES: readonly unknown[] = [...MISSING, new Date(Number.NaN), new Date(0), new Date(8.64e15)];

const LISTS: readonly unknown[] = [...MISSING, []];

export const BAD: Readonly<Record<Kind, readonly unknown[]>> = {
  number: NUMBERS,
  decimal: DECIMALS,
  figure: FIGURES,
  text: TEXTS,
  word: WORDS,
  picture: PICTURES,
  date: DATES,
  list: LISTS,
};

/** A bad value in a message: short, and told apart from its like. */
export function told(value: unknown): string {
  if (typeof value === 'string') {
    const text = JSON.stringify(value);
    return value.length > 40 ? `${text.slice(0, 40)}… (${value.length} characters)` : text;
  }
  if (Object.is(value, -0)) return '-0';
  return Array.isArray(value) ? '[]' : String(value);
}
