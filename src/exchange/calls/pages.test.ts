import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageOrTwo } from '../../contract/fields.ts';
import { pageOf } from './pages.ts';

it('a page in the middle says where it stands and where its neighbours are', () => {
  expect(pageOf(['d', 'e', 'f'], { path: '/api/rows', page: 2, limit: 3, count: 8 })).toEqual({
    current_page: 2,
    data: ['d', 'e', 'f'],
    first_page_url: '/api/rows?page=1',
    from: 4,
    last_page: 3,
    last_page_url: '/api/rows?page=3',
    next_page_url: '/api/rows?page=3',
    path: '/api/rows',
    per_page: 3,
    prev_page_url: '/api/rows?page=1',
    to: 6,
    total: 8,
  });
});

it('the last page has nothing after it, and an empty list is one page', () => {
  const at = { path: '/api/rows', limit: 3 };
  expect(pageOf(['g', 'h'], { ...at, page: 3, count: 8 })).toMatchObject({ from: 7, to: 8, next_page_url: null });
  expect(pageOf([], { ...at, page: 1, count: 0 })).toMatchObject({ from: null, to: null, last_page: 1, total: 0 });
});

it.each<[unknown, number]>([
  [undefined, 1],
  ['', 1],
  ['3', 3],
  [3, 3],
  [['', '2'], 2],
  [['2', ''], 2],
  [['', ''], 1],
])('a page that is sent as %j is %i', (given, expected) => {
  expect(z.parse(pageOrTwo, given)).toBe(expected);
});

it.each(['0', '-1', 'x', ['', 'x'], '100001'])('a page that is sent as %j is refused', (given) => {
  expect(z.safeParse(pageOrTwo, given).success).toBe(false);
});
