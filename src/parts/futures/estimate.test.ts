import { describe, expect, it } from 'vitest';
import { isLiquidated } from '../../domain/futures/account.ts';
import { fromScaled, isLess, toScaled } from '../../domain/scaled.ts';
import { type EstimateContext, estimateOf, mostLots, outcomeAt } from './estimate.ts';
import { keptNow, liquidationSteps } from './why-numbers.ts';

const CONTEXT: EstimateContext = {
  ...{ symbol: 'btcusdt', priceDecimals: 1, scale: 8, index: '64218.5', mark: '64218.5', account: null },
  offer: {
    ...{ contractSize: '0.1', spread: '0', fee: '0.0005', overnight: '0.0002', liquidationFee: '0.005' },
    ...{ minLots: 1, maxLots: 200, multiples: [20, 50], lots: [1], askedAbove: null },
    room: { long: { own: '250000', all: '900000' }, short: { own: '250000', all: '900000' } },
    tiers: [
      { upTo: '50000', maintenance: '0.005', multiple: 100 },
      { upTo: '250000', maintenance: '0.01', multiple: 50 },
    ],
  },
};
const LONG = { direction: 'long', lots: '5', limit: null } as const;
/** A short elsewhere, and a long on the pair. */
const ACCOUNT: EstimateContext = {
  ...CONTEXT,
  account: {
    money: '6000',
    positions: [
      { symbol: 'solusdt', direction: 'short', size: '70', entry: '158.04', maintenance: '0.005' },
      { symbol: 'btcusdt', direction: 'long', size: '0.2', entry: '63000', maintenance: '0.005' },
    ],
    priceOf: ({ symbol }) => (symbol === 'solusdt' ? '158.42' : '64218.5'),
  },
};

describe('an order before the tap', () => {
  it('comes to what the design has for it, on its margin alone', () => {
    const estimate = estimateOf(LONG, 20, CONTEXT);
    expect(estimate).toMatchObject({
      ...{ size: '0.5', entry: '64218.5', margin: '1605.4625', fee: '16.054625', cost: '1621.517125' },
      ...{ overnight: '6.42185', liquidation: '61314.1' },
    });
    expect(outcomeAt('65800', 'long', estimate, 8)).toBe('790.75');
    expect(outcomeAt('63400', 'long', estimate, 8)).toBe('-409.25');
  });

  it.each(['long', 'short'] as const)(
    'is liquidated with the whole account at its price, and not a tick before: %s',
    (direction) => {
      const { after, liquidation } = estimateOf({ ...LONG, direction }, 20, ACCOUNT);
      if (!after || liquidation === null) throw new Error('No price takes it');
      const at = (price: string) =>
        isLiquidated(after.money, after.positions, (one) => (one.symbol === 'btcusdt' ? price : after.priceOf(one)));
      const units = toScaled(liquidation, 1) ?? 0n;
      const before = direction === 'long' ? units + 1n : units - 1n;
      expect([at(liquidation), at(fromScaled(before, 1))]).toEqual([true, false]);
    },
  );

  it('stands in the tier of all that the user has on its side, and in none beyond the last', () => {
    const room = { long: { own: '210000', all: '900000' }, short: { own: '250000', all: '900000' } };
    const context = { ...CONTEXT, offer: { ...CONTEXT.offer, room } };
    expect(estimateOf(LONG, 20, context).tier?.maintenance).toBe('0.01');
    expect(estimateOf({ ...LONG, lots: '40' }, 20, context).tier).toBeUndefined();
    expect(estimateOf({ ...LONG, direction: 'short' }, 20, context).tier?.maintenance).toBe('0.005');
  });

  it.each(['10', '400', '12480.22', '9000000'])('%s pays for so many lots and no more', (money) => {
    const most = mostLots(LONG, 20, money, CONTEXT);
    const cost = (lots: number) => estimateOf({ ...LONG, lots: String(lots) }, 20, CONTEXT).cost;
    if (most > 0) expect(isLess(money, cost(most))).toBe(false);
    expect(most === CONTEXT.offer.maxLots || isLess(money, cost(most + 1))).toBe(true);
  });
});

describe('why', () => {
  it('its price is what the formula says, where it stands alone on its pair', () => {
    const estimate = estimateOf(LONG, 20, CONTEXT);
    expect(liquidationSteps('long', estimate, CONTEXT)).toMatchObject({
      ...{ backing: '1605.4625', maintenance: '0.005', others: 0, isAlone: true },
    });
    expect((64_218.5 * 0.5 - 1605.4625) / (0.5 * (1 - 0.005))).toBeCloseTo(Number(estimate.liquidation), 0);
  });

  it('what backs it has the other pairs in it, and others on the pair are counted', () => {
    const steps = liquidationSteps('long', estimateOf(LONG, 20, ACCOUNT), ACCOUNT);
    expect(steps).toMatchObject({ others: 1, isAlone: false });
    expect(Number(steps?.backing)).toBeCloseTo(6000 - 16.054625 - 26.6 - 158.42 * 70 * 0.005, 6);
  });

  it('the risk rate is what must be kept of what there is', () => {
    const now = keptNow(estimateOf(LONG, 20, CONTEXT));
    expect(now).toEqual({ kept: '160.54', has: '1605.46', rate: '10' });
  });
});
