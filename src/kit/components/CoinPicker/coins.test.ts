import { expect, test } from 'vitest';
import { byRecency, type Coin } from './coins.ts';

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
