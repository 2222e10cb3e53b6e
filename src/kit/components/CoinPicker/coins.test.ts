import { expect, it, test } from 'vitest';
import { balanceText, byRecency, type Coin } from './coins.ts';

const coin = (key: string, more: Partial<Coin> = {}): Coin => ({ key, symbol: key.toUpperCase(), ...more });
const COINS = [coin('btc'), coin('eth'), coin('usdt')];
const keys = (coins: readonly Coin[]) => coins.map(({ key }) => key);

test.each([
  [[], [], ['btc', 'eth', 'usdt']],
  [['usdt', 'btc'], ['usdt', 'btc'], ['eth']],
  [['usdt', 'usdt'], ['usdt'], ['btc', 'eth']],
  [['gone', 'eth'], ['eth'], ['btc', 'usdt']],
])('used last %s: %s on top, then %s', (recent, top, rest) => {
  expect(byRecency(COINS, recent).map(keys)).toEqual([top, rest]);
});

it.each([
  [{ balance: '0.284130000' }, false, '0.28413'],
  [{ balance: '20008.419', decimals: 2 }, false, '20,008.41'],
  [{ balance: '5' }, true, '****'],
  [{ balance: null }, true, '–'],
  [{ balance: 'NaN' }, false, '–'],
  [{ balance: '' }, false, '–'],
  [{}, false, undefined],
])('the balance of %o, hidden %s, is %s', (more, isHidden, text) => {
  expect(balanceText(coin('btc', more), isHidden)).toBe(text);
});
