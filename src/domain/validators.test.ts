import { describe, expect, it } from 'vitest';
import { LENGTH } from './constants.ts';
import {
  codeProblem,
  hasSpecialChar,
  isEmail,
  isMainlandMobile,
  isNumericCode,
  nicknameProblem,
  passwordProblem,
  signatureProblem,
} from './validators.ts';

describe('special characters (readings A5)', () => {
  const refused = "`~!#$^&*()=|{}':;,[]<>/?！￥…（）—【】‘’“”；：。，、？";
  it.each([...refused])('refuses %s', (mark) => expect(hasSpecialChar(`ab${mark}12`)).toBe(true));
  it.each(['@', '.', '_', '-', '+', '%', ' ', '中', 'ñ', 'ก', '한'])('lets %s through', (mark) =>
    expect(hasSpecialChar(`ab${mark}12`)).toBe(false),
  );
});

describe('e-mail and mobile', () => {
  it.each(['a@b.co', 'first.last+tag@mail.example.com', 'demo@example.com'])('takes %s', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  it.each(['', 'a@b', 'a b@c.de', '@b.co', 'a@b..co', 'a@-b.co', `${'x'.repeat(65)}@b.co`, 'a@b.c'])(
    'refuses %s',
    (text) => expect(isEmail(text)).toBe(false),
  );
  it.each([
    ['13800138000', true],
    ['19912345678', true],
    ['12800138000', false],
    ['1380013800', false],
    ['138001380001', false],
  ])('mainland mobile %s: %s', (text, isGood) => expect(isMainlandMobile(text)).toBe(isGood));
});

describe('password (readings A3)', () => {
  const good = 'a'.repeat(LENGTH.password.min);
  it.each([
    ['', '', 'empty'],
    [good, '', 'empty'],
    ['a'.repeat(LENGTH.password.min - 1), 'other', 'short'],
    ['a'.repeat(LENGTH.password.max + 1), good, 'long'],
    [`${good}#`, good, 'characters'],
    [good, `${good}b`, 'mismatch'],
    [good, good, null],
    ['a'.repeat(LENGTH.password.max), 'a'.repeat(LENGTH.password.max), null],
  ])('%s with %s is %s', (password, confirm, problem) => expect(passwordProblem(password, confirm)).toBe(problem));

  it('is longer than six characters', () => expect(LENGTH.password.min).toBe(7));
});

describe('codes, nickname, signature', () => {
  it.each([
    ['', 'empty'],
    ['12345', 'format'],
    ['1234567', 'format'],
    ['12345a', 'format'],
    ['１２３４５６', 'format'],
    ['012345', null],
  ])('code %s is %s', (code, problem) => expect(codeProblem(code)).toBe(problem));
  it('takes codes of another length', () =>
    expect([isNumericCode('1234', 4), isNumericCode('123456', 4)]).toEqual([true, false]));
  it.each([
    ['', 'empty'],
    ['a', 'short'],
    ['ab', null],
    ['王小明7', null],
    ['abcdefghij', null],
    ['abcdefghijk', 'long'],
    ['a b', 'characters'],
    ['a-b', 'characters'],
    ['กขค', 'characters'],
  ])('nickname %s is %s', (text, problem) => expect(nicknameProblem(text)).toBe(problem));
  it.each([
    ['', 'empty'],
    ['x', 'short'],
    ['a, b!', null],
    ['x'.repeat(30), null],
    ['x'.repeat(31), 'long'],
    ['a\nb', 'characters'],
    ['😀😀', null],
  ])('signature %j is %s', (text, problem) => expect(signatureProblem(text)).toBe(problem));
});
