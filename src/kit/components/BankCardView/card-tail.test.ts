import { expect, test } from 'vitest';
import { cardTail } from './card-tail.ts';

test.each([
  ['6222 0208 1234 6789', '6789'],
  ['6222-0208-1234-6789', '6789'],
  ['**** **** **** 6789', '6789'],
  ['6789', '6789'],
  ['de89370400440532013a00', '3A00'],
])('of %s is %s', (number, tail) => expect(cardTail(number)).toBe(tail));

test.each([null, undefined, '', '789', '6222 **** **** ****', '6222 0208 12**'])('of %s is nothing', (number) =>
  expect(cardTail(number)).toBeNull(),
);
