import { describe, expect, it } from 'vitest';
import { buildReply } from '../../contract/fixtures/build.ts';
import { toPairs } from '../../state/pairs.ts';
import { pairsOf } from './groups.ts';
import { searchPairs } from './search.ts';
import { mostTraded, sorted } from './sort.ts';

const { list } = toPairs(buildReply('content.quotes'));
const noQuote = () => undefined;
const names = (pairs: readonly { currency_name: string }[]) => pairs.map((pair) => pair.currency_name);

describe('lists of pairs', () => {
  it('puts coins, stocks and favourites in their tabs, and index, metals and fx under futures (readings G13)', () => {
    expect(names(pairsOf(list, 'stock', new Set()))).toEqual(['AAPL', 'NVDA', 'TSLA']);
    expect(names(pairsOf(list, 'coins', new Set()))).not.toContain('XAU');
    expect(names(pairsOf(list, 'futures', new Set()))).toEqual(expect.arrayContaining(['US500', 'XAU', 'EUR']));
    expect(names(pairsOf(list, 'favorites', new Set([2])))).toEqual(['ETH']);
  });

  it('sorts by the value, not by the text', () => {
    const coins = pairsOf(list, 'coins', new Set());
    expect(names(sorted(coins, { key: 'change', order: 'down' }, noQuote)).slice(0, 2)).toEqual(['LINK', 'SUI']);
    expect(names(sorted(coins, { key: 'change', order: 'up' }, noQuote))[0]).toBe('SOL');
    expect(names(sorted(coins, { key: 'price', order: 'down' }, noQuote)).slice(0, 2)).toEqual(['BTC', 'ETH']);
  });

  it('calls the most traded by quote turnover (readings G10)', () => {
    expect(names(mostTraded(list, 2, noQuote))).toEqual(['NVDA', 'TSLA']);
  });

  it('finds by symbol or name, beginnings first', () => {
    expect(names(searchPairs(list, 'eth'))).toEqual(['ETH', 'ETC']);
    expect(names(searchPairs(list, 'coin'))).toEqual(expect.arrayContaining(['BTC', 'DOGE', 'LTC', 'TON']));
    expect(searchPairs(list, '  ')).toEqual([]);
  });

  it('finds a pair however its coins are separated, and in full-width letters', () => {
    for (const typed of [
      'btcusdt',
      'btc usdt',
      'BTC-USDT',
      'btc_usdt',
      'BTC / USDT',
      'BTC/USDT',
      'ＢＴＣ',
      'ｂｔｃ／ｕｓｄｔ',
    ])
      expect(names(searchPairs(list, typed))[0], typed).toBe('BTC');
    expect(searchPairs(list, '/')).toEqual([]);
  });
});
