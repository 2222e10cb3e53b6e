import { expect, it } from 'vitest';
import { buildReply } from '../../contract/fixtures/build.ts';
import { type Pair, toPairs } from '../../state/pairs.ts';
import { pairsOf } from './groups.ts';
import { type Sort, sorted } from './sort.ts';
import { placesOf } from './usePlaces.ts';

const { list } = toPairs(buildReply('content.quotes'));
const rankBy = (sort: Sort) => (pairs: readonly Pair[]) => sorted(pairs, sort, () => undefined);

it('keeps rows in their places while prices move, until another sort or a new pair', () => {
  const down = rankBy({ key: 'price', order: 'down' });
  const coins = pairsOf(list, 'coins', new Set());
  const places = placesOf(coins, 'down', down);
  const moved = coins.map((pair) => (pair.currency_name === 'DOGE' ? { ...pair, now_price: '99999999' } : pair));
  expect(placesOf(moved, 'down', down, places)).toBe(places);
  expect(placesOf(moved.slice(1), 'down', down, places)).toBe(places);
  expect(placesOf(moved, 'up', rankBy({ key: 'price', order: 'up' }), places).symbols.at(-1)).toBe('dogeusdt');
  const more = [...moved, ...pairsOf(list, 'stock', new Set())];
  expect(placesOf(more, 'down', down, places).symbols[0]).toBe('dogeusdt');
});
