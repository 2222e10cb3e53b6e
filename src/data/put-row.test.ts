import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { OPTION_STATUS } from '../contract/codes.ts';
import { optionFixtures, optionsFixtures } from '../contract/fixtures/options.ts';
import { type OptionOrder, optionOrder } from '../contract/rows/option.ts';
import { OPTION_ROWS } from '../contract/rows/option-rows.ts';
import { pagesQuery, rowsOf } from './pages.ts';
import { putRow } from './put-row.ts';
import { callQuery } from './query.ts';

const [running, ...ended] = optionFixtures.map((row) => optionOrder.parse(row)) as [OptionOrder, ...OptionOrder[]];
const TAKEN = optionOrder.parse({ ...optionsFixtures['options.place'], id: 9 });
const CLOSED = { ...running, status: OPTION_STATUS.closed, end_price: '64220', end_tick: 1260 };
const HELD = callQuery('options.orders', { status: '1', limit: 20 });
const HISTORY = pagesQuery('options.orders', { status: '3', limit: 2 });

/** A client that has read what is in hold, and two pages of the history. */
function reader() {
  const queries = new QueryClient();
  const page = (data: readonly OptionOrder[], total: number) => ({
    current_page: 1,
    last_page: 1,
    per_page: 5,
    data,
    total,
  });
  queries.setQueryData<unknown>(HELD.queryKey, page([running], 1));
  queries.setQueryData<unknown>(HISTORY.queryKey, {
    pages: [page(ended.slice(0, 2), 3), page(ended.slice(2), 3)],
    pageParams: [1, 2],
  });
  const ids = (reply: unknown) => rowsOf(reply as { list: OptionOrder[]; count: number }).map(({ id }) => id);
  return {
    put: (row: OptionOrder) => putRow(queries, OPTION_ROWS, row),
    held: () => ids(queries.getQueryData<unknown>(HELD.queryKey)),
    total: () => (queries.getQueryData<unknown>(HELD.queryKey) as { total: number }).total,
    history: () => (queries.getQueryData<unknown>(HISTORY.queryKey) as { pages: unknown[] }).pages.map(ids),
  };
}

it('an option that was taken stands in what is in hold, and in no history', () => {
  const { put, held, total, history } = reader();
  expect(put(TAKEN)).toEqual([]);
  expect([held(), total(), history()]).toEqual([[9, 4], 2, [[3, 2], [1]]]);
});

it('one that has ended leaves what is in hold, and begins a history of pages of a size of its own', () => {
  const { put, held, total, history } = reader();
  expect(put(CLOSED)).toEqual([]);
  expect([held(), total(), history()]).toEqual([
    [],
    0,
    [
      [4, 3],
      [2, 1],
    ],
  ]);
});

it('a reply that comes after the end does not bring it back', () => {
  const { put, held } = reader();
  put(CLOSED);
  put(running);
  expect(held()).toEqual([]);
});
