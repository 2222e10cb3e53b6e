import { describe, expect, it } from 'vitest';
import { buildReply } from '../../../contract/fixtures/build.ts';
import { toPairs } from '../../../state/pairs.ts';
import { breadthOf, mostTraded, pairsOf, placesOf, searchPairs, sorted, tabOf } from './listing.ts';

const { list } = toPairs(buildReply('content.quotes'));
const noQuote = () => undefined;
const names = (pairs: readonly { currency_name: string }[]) => pairs.map((pair) => pair.currency_name);

describe('the market list', () => {
  it('puts coins, stocks and favourites in their tabs, and index, metals and fx under futures (readings G13)', () => {
    expect(names(pairsOf(list, 'stock', new Set()))).toEqual(['AAPL', 'NVDA', 'TSLA']);
    expect(names(pairsOf(list, 'coins', new Set()))).not.toContain('XAU');
    expect(names(pairsOf(list, 'futures', new Set()))).toEqual(expect.arrayContaining(['US500', 'XAU', 'EUR']));
    expect(names(pairsOf(list, 'favorites', new Set([2])))).toEqual(['ETH']);
  });

  it('sorts by the value, not by the text', () => {
    const coins = pairsOf(list, 'coins', new Set());
    expect(names(sorted(coins, { key: 'change', order: 'down' }, noQuote)).slice(0, 2)).toEqual(['LINK', 'ETH']);
    expect(names(sorted(coins, { key: 'change', order: 'up' }, noQuote))[0]).toBe('SOL');
    expect(names(sorted(coins, { key: 'price', order: 'down' }, noQuote)).slice(0, 2)).toEqual(['BTC', 'ETH']);
  });

  it('keeps rows in their places while prices move, until another sort or a new pair', () => {
    const by = { key: 'price', order: 'down' } as const;
    const coins = pairsOf(list, 'coins', new Set());
    const places = placesOf(coins, by, noQuote);
    const moved = coins.map((pair) => (pair.currency_name === 'DOGE' ? { ...pair, now_price: '99999999' } : pair));
    expect(placesOf(moved, { ...by }, noQuote, places)).toBe(places);
    expect(placesOf(moved.slice(1), by, noQuote, places).symbols).toEqual(
      places.symbols.filter((symbol) => symbol !== coins[0]?.symbol),
    );
    expect(placesOf(moved, { key: 'price', order: 'up' }, noQuote, places).symbols.at(-1)).toBe('dogeusdt');
    expect(placesOf([...moved, ...pairsOf(list, 'stock', new Set())], by, noQuote, places).symbols[0]).toBe('dogeusdt');
  });

  it('calls the most traded by quote turnover (readings G10)', () => {
    expect(names(mostTraded(list, 2, noQuote))).toEqual(['NVDA', 'TSLA']);
  });

  it('counts breadth', () => {
    expect(breadthOf(pairsOf(list, 'coins', new Set()), noQuote)).toEqual({ up: 5, flat: 1, down: 4 });
  });

  it('finds by symbol or name, beginnings first', () => {
    expect(names(searchPairs(list, 'eth'))).toEqual(['ETH']);
    expect(names(searchPairs(list, 'coin'))).toEqual(expect.arrayContaining(['BTC', 'DOGE', 'LTC', 'TON']));
    expect(searchPairs(list, '  ')).toEqual([]);
  });

  it('takes a tab from the address and falls back to coins', () => {
    expect(tabOf('stock')).toBe('stock');
    expect(tabOf('nonsense')).toBe('coins');
  });
});
