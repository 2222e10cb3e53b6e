import { describe, expect, it } from 'vitest';
import {
  isAmount,
  isChinese,
  isDate,
  isDigits,
  isEmpty,
  isIdCard,
  isInRange,
  isJsonText,
  isLandline,
  isLengthInRange,
  isLetters,
  isLettersOrDigits,
  isLicencePlate,
  isNumber,
  isObject,
  isUrl,
} from './validators-general.ts';

type Check = (text: string) => boolean;
const table: [name: string, check: Check, good: string[], bad: string[]][] = [
  [
    'url',
    isUrl,
    ['https://a.b/c?d=e', 'http://localhost:80'],
    ['', 'a.b', 'javascript:alert(1)', 'https://', 'https://a b.c', '//a.b'],
  ],
  ['date', isDate, ['2024-02-29', '2026/1/5'], ['2023-02-29', '2026-13-01', '2026-1', '26-01-01', '']],
  ['number', isNumber, ['0', '-1.5', '+2', '.5', '5.'], ['', '.', '1e5', '1,5', 'NaN', '--1']],
  ['digits', isDigits, ['0', '007'], ['', '1.0', '-1', '１']],
  [
    'ID card',
    isIdCard,
    ['11010519491231002X', '11010519491231002x', '440524188001010014'],
    ['110105194912310021', '11010519490231002X', '110105491231002', '01010519491231002X', ''],
  ],
  [
    'licence plate',
    isLicencePlate,
    ['京A12345', '粤B1234学', '沪AD12345', '京A12345D'],
    ['京I12345', 'A12345', '京A1234', '京AO2345', ''],
  ],
  [
    'amount',
    isAmount,
    ['1', '10.5', '1.0123456789', '0.5', `0.${'0'.repeat(19)}1`],
    ['0', '0.0', '-1', '01', '1.', '1.01234567891', `0.${'1'.repeat(21)}`, ''],
  ],
  ['Chinese', isChinese, ['中文', '漢字'], ['中a', '', '한국']],
  ['letters', isLetters, ['abC'], ['a1', 'é', '']],
  ['letters or digits', isLettersOrDigits, ['a1', 'A', '1'], ['a_', '']],
  ['JSON text', isJsonText, ['{}', '[1]', '{"a":1}'], ['1', '"a"', 'null', '{a}', '']],
  [
    'landline',
    isLandline,
    ['010-12345678'.replace('12345678', '62345678'), '02162345678', '6234567-12'],
    ['12345678', '010-1234', ''],
  ],
];

describe.each(table)('%s', (_, check, good, bad) => {
  it.each(good)('takes %j', (text) => expect(check(text)).toBe(true));
  it.each(bad)('refuses %j', (text) => expect(check(text)).toBe(false));
});

describe('ranges and emptiness', () => {
  it('includes both bounds', () => {
    expect([0, 1, 5, 6].map((value) => isInRange(value, 1, 5))).toEqual([false, true, true, false]);
    expect(['', 'a', '😀😀', 'abc'].map((text) => isLengthInRange(text, 1, 2))).toEqual([false, true, true, false]);
  });
  it.each([undefined, null, '', '  ', [], {}])('%j is empty', (value) => expect(isEmpty(value)).toBe(true));
  it.each([0, false, 'a', [0], { a: 1 }])('%j is not empty', (value) => expect(isEmpty(value)).toBe(false));
  it('knows plain objects', () => expect([isObject({}), isObject([]), isObject(null)]).toEqual([true, false, false]));
});
