import { describe, expect, it } from 'vitest';
import { toRows } from './book.ts';
import { groupLevels } from './book-levels.ts';

const asks = ['100.1', '1', '100.4', '2', '101', '3', '101.2', '4'];
const bids = ['99.9', '1', '99.6', '2', '99', '3', '98.8', '4'];

describe('grouping', () => {
  it('brings bids down and asks up, so that no level promises a better price than its orders have', () => {
    expect(groupLevels(asks, 'asks', '1', 5)).toEqual([
      ['101', '6'],
      ['102', '4'],
    ]);
    expect(groupLevels(bids, 'bids', '1', 5)).toEqual([
      ['99', '6'],
      ['98', '4'],
    ]);
    expect(groupLevels(bids, 'bids', '0.5', 5)).toEqual([
      ['99.5', '3'],
      ['99', '3'],
      ['98.5', '4'],
    ]);
  });

  it('ends with the last whole level that is asked for', () =>
    expect(groupLevels(asks, 'asks', '1', 1)).toEqual([['101', '6']]));
  it('may be none', () =>
    expect(groupLevels(asks, 'asks', '', 2)).toEqual([
      ['100.1', '1'],
      ['100.4', '2'],
    ]));
});

it('rows carry their cumulative share of the deepest one, and mark own levels', () => {
  const rows = toRows(
    [
      ['100.1', '1'],
      ['100.4', '3'],
    ],
    2,
    1,
    ['100.4000'],
  );
  expect(rows).toEqual([
    { value: '100.1', price: '100.10', amount: '1.0', share: 0.25 },
    { value: '100.4', price: '100.40', amount: '3.0', share: 1, isOwn: true },
  ]);
});
