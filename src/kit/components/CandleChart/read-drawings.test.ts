import { expect, test } from 'vitest';
import { readDrawings } from './read-drawings.ts';

const point = { time: 1, price: 2 };
const trend = { key: '1', kind: 'trend', points: [point, point] };

test('keeps what is a drawing', () => {
  const level = { key: '2', kind: 'horizontal', points: [point] };
  expect(readDrawings([trend, level])).toEqual([trend, level]);
});

test.each([
  null,
  'x',
  { ...trend, kind: 'spiral' },
  { ...trend, kind: 'toString' },
  { ...trend, points: [point] },
  { ...trend, points: [point, { time: Number.NaN, price: 2 }] },
  { ...trend, points: [point, { time: 1, price: null }] },
  { ...trend, points: 'none' },
  { ...trend, key: 3 },
])('leaves out %o', (value) => {
  expect(readDrawings([value])).toEqual([]);
});

test('one of a key, and nothing from what is no list', () => {
  expect(readDrawings([trend, { ...trend, kind: 'ray' }])).toEqual([trend]);
  expect(readDrawings(undefined)).toEqual([]);
  expect(readDrawings({ 0: trend })).toEqual([]);
});
