import { expect, it } from 'vitest';
import { isLiquidated, type RiskPosition } from '../../domain/futures/account.ts';
import { plus } from '../../domain/scaled.ts';
import type { RiskAccount } from './estimate.ts';
import { whyLiquidation, whyRisk } from './position-why.ts';

const LONG: RiskPosition = {
  ...{ symbol: 'btcusdt', direction: 'long', size: '1', entry: '63792.1', maintenance: '0.01' },
};
const SHORT: RiskPosition = {
  ...{ symbol: 'solusdt', direction: 'short', size: '70', entry: '158.04', maintenance: '0.005' },
};
const accountOf = (...positions: RiskPosition[]): RiskAccount => ({
  money: '2940.452',
  positions,
  priceOf: ({ symbol }) => (symbol === 'btcusdt' ? '64218.5' : '158.42'),
});
const account = accountOf(LONG, SHORT);

it('has the price at which the account is liquidated, and its terms come to it', () => {
  const why = whyLiquidation('btcusdt', account, 1);
  const { price, money, opened, slope } = why;
  expect(price).not.toBeNull();
  expect((Number(opened) - Number(money)) / Number(slope)).toBeCloseTo(Number(price), 0);
  expect(why.isSingle).toBe(true);
  const at = (btc: string) =>
    isLiquidated(account.money, account.positions, (one) => (one.symbol === 'btcusdt' ? btc : account.priceOf(one)));
  expect([at(price ?? '0'), at(plus(price ?? '0', '0.1'))]).toEqual([true, false]);
});

it('of several positions of a pair has them all together', () => {
  const hedge: RiskPosition = { ...LONG, direction: 'short', size: '0.4', entry: '64000' };
  const { price, opened, slope, money, isSingle } = whyLiquidation('btcusdt', accountOf(LONG, hedge), 1);
  expect(isSingle).toBe(false);
  // 0.4 x 64000 taken off 63792.1; 1 % of 1.4 kept.
  expect([opened, slope]).toEqual(['38192.1', '0.586']);
  expect((Number(opened) - Number(money)) / Number(slope)).toBeCloseTo(Number(price), 0);
});

it('has the risk rate of what must be kept of what there is', () => {
  const { rate, worth, kept } = whyRisk(account);
  expect(Number(rate)).toBeCloseTo((Number(kept) / Number(worth)) * 100, 1);
  expect(Number(worth)).toBeCloseTo(Number(account.money) + 426.4 - 26.6, 6);
});
