import { describe, expect, it } from 'vitest';
import { buildReply } from '../../../contract/fixtures/build.ts';
import { amountOf, balancesAfter, shareOf, wayOf } from './accounts.ts';

const coins = buildReply('wallet.transferable');
const [usdt, btc] = coins.map(({ id }) => id);
const wayFor = (wanted: Parameters<typeof wayOf>[1]) => {
  const way = wayOf(coins, wanted);
  return way && [way.coin.name, way.from, way.to];
};

describe('the way of a transfer', () => {
  it('begins with USDT from spot to futures', () => {
    expect(wayFor({})).toEqual(['USDT', 'change', 'lever']);
    expect(wayOf([], {})).toBeUndefined();
  });

  it('is what the address names', () => {
    expect(wayFor({ from: 'micro' })).toEqual(['USDT', 'micro', 'lever']);
    expect(wayFor({ to: 'change' })).toEqual(['USDT', 'legal', 'change']);
    expect(wayFor({ to: 'micro' })).toEqual(['USDT', 'change', 'micro']);
    expect(wayFor({ coin: btc })).toEqual(['BTC', 'change', 'legal']);
  });

  it('goes between two accounts in which the coin lives', () => {
    expect(wayFor({ coin: btc, from: 'lever', to: 'micro' })).toEqual(['BTC', 'change', 'legal']);
    expect(wayFor({ coin: usdt, from: 'lever', to: 'lever' })).toEqual(['USDT', 'lever', 'micro']);
  });
});

describe('amounts', () => {
  it('are shares of what is free, and all of it is all of it', () => {
    expect(shareOf('1500', '20008.41')).toBe(7);
    expect(shareOf('1', '0')).toBe(0);
    expect(shareOf('3', '2')).toBe(100);
    expect(amountOf(100, '0.123456789', 8)).toBe('0.12345678');
    expect(amountOf(33, '10', 8)).toBe('3.3');
  });

  it('leave the sum as it was', () => {
    const way = wayOf(coins, {});
    if (!way) throw new Error('a way');
    expect(balancesAfter(way, '677.41')).toEqual(['18000', '927.41']);
    expect(balancesAfter(way, '18677.42')).toBeNull();
  });
});
