import { expect, it } from 'vitest';
import { positionsFor } from '../../contract/fixtures/futures.ts';
import { type Position, position as positionSchema } from '../../contract/rows/position.ts';
import { isLiquidated } from '../../domain/futures/account.ts';
import { accountNow, whyLiquidation, whyRisk } from './account-now.ts';

const [entrust, long, short] = positionsFor({}).message.data.map((row) => positionSchema.parse(row)) as [
  Position,
  Position,
  Position,
];
const BALANCE = '480.22';
const account = accountNow(BALANCE, [long, short], [entrust]);

it('counts all that is free and held, of what waits its fee too', () => {
  expect(account.money).toBe(String(480.22 + 1275.842 + 553.14 + 625 + 6.25));
});

it('has the price at which the account is liquidated, and its terms come to it', () => {
  const why = whyLiquidation('BTC/USDT', account, 1);
  const { price, money, opened, slope } = why;
  expect(price).not.toBeNull();
  expect((Number(opened) - Number(money)) / Number(slope)).toBeCloseTo(Number(price), 0);
  expect(why.isSingle).toBe(true);
  const at = (btc: string) =>
    isLiquidated(account.money, account.positions, (one) => (one.symbol === 'BTC/USDT' ? btc : account.priceOf(one)));
  expect([at(price ?? '0'), at((Number(price) + 0.1).toFixed(1))]).toEqual([true, false]);
});

it('of several positions of a pair has them all together', () => {
  const hedge: Position = { ...long, id: 20, type: 2, number: '0.4', price: '64000' };
  const { price, opened, slope, money, isSingle } = whyLiquidation(
    'BTC/USDT',
    accountNow(BALANCE, [long, hedge], []),
    1,
  );
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
