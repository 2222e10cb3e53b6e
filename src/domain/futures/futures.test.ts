import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromScaled, isLess, plus } from '../scaled.ts';
import { hazardRate, headroom, isLiquidated, liquidationPrice, type RiskPosition, riskRate } from './account.ts';
import {
  type FuturesDirection,
  marginOf,
  notionalOf,
  openPriceOf,
  partOf,
  product,
  profitOf,
  sizeOf,
  tierOf,
} from './amounts.ts';
import { exitOf, isCrossed, isLimitSide, riskPrice, wrongExit } from './prices.ts';
import { areRight, RISK_QUESTIONS } from './questions.ts';

const SCALE = 8;
const direction = fc.constantFrom<FuturesDirection>('long', 'short');
const price = fc.bigInt({ min: 1_000n, max: 10n ** 7n }).map((units) => fromScaled(units, 1));
const lots = fc.integer({ min: 1, max: 200 });
const multiple = fc.constantFrom(5, 10, 20, 50, 75, 100);
const maintenance = fc.constantFrom('0.005', '0.01', '0.025', '0.05');

const position = fc
  .record({ direction, entry: price, lots, maintenance, symbol: fc.constantFrom('btcusdt', 'ethusdt', 'solusdt') })
  .map(({ lots: count, ...rest }): RiskPosition => ({ ...rest, size: sizeOf(count, { contractSize: '0.1' }) }));

describe('what a position comes to', () => {
  it('is as on the ticket of the design: 5 lots of 0.1 BTC at 20 x', () => {
    const size = sizeOf(5, { contractSize: '0.1' });
    const margin = marginOf(notionalOf('64218.5', size), 20, SCALE);
    expect([size, margin]).toEqual(['0.5', '1605.4625']);
    expect(profitOf({ direction: 'long', size, entry: '64218.5' }, '65800', SCALE)).toBe('790.75');
    expect(profitOf({ direction: 'short', size, entry: '64218.5' }, '65800', SCALE)).toBe('-790.75');
    const positions = [{ symbol: 'btcusdt', direction: 'long', size, entry: '64218.5', maintenance: '0.005' }] as const;
    expect(liquidationPrice('btcusdt', { money: margin, positions, priceOf: () => '64218.5' }, 1)).toBe('61314.1');
  });

  it('has its margin rounded up, by less than a unit', () => {
    fc.assert(
      fc.property(price, lots, multiple, (at, count, times) => {
        const notional = notionalOf(at, sizeOf(count, { contractSize: '0.1' }));
        const back = product(marginOf(notional, times, SCALE), String(times));
        expect(isLess(back, notional)).toBe(false);
        expect(isLess(back, plus(notional, product('0.00000001', String(times))))).toBe(true);
      }),
    );
  });

  it('wins for one side what the other loses, to a unit, which neither gains', () => {
    const decimals = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(price, price, lots, decimals, (entry, end, count, scale) => {
        const size = sizeOf(count, { contractSize: '0.1' });
        const [long, short] = (['long', 'short'] as const).map((side) =>
          profitOf({ direction: side, size, entry }, end, scale),
        );
        const sum = plus(long ?? '', short ?? '');
        expect(isLess('0', sum)).toBe(false);
        expect(isLess(sum, fromScaled(-1n, scale))).toBe(false);
        if (scale >= 2) expect(sum).toBe('0');
      }),
    );
  });

  it('is cut into parts that are the whole together', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 14n }),
        lots,
        fc.integer({ min: 1, max: 199 }),
        (units, of, share) => {
          const part = partOf(fromScaled(units, SCALE), Math.min(share, of), of, SCALE);
          expect(isLess(fromScaled(units, SCALE), part)).toBe(false);
          expect(isLess(part, '0')).toBe(false);
        },
      ),
    );
    expect([partOf('10', 1, 3, 8), partOf('10', 3, 3, 8)]).toEqual(['3.33333333', '10']);
  });

  it('opens at the index, with the spread against whoever opens', () => {
    expect(openPriceOf('long', '100.5', '0.25')).toBe('100.75');
    expect(openPriceOf('short', '100.5', '0.25')).toBe('100.25');
    expect(openPriceOf('short', '100.5', '0')).toBe('100.5');
  });

  it('finds its tier by what is open, its bound included', () => {
    const tiers = [
      { upTo: '50000', maintenance: '0.005', multiple: 100 },
      { upTo: '250000', maintenance: '0.01', multiple: 50 },
    ] as const;
    expect([tierOf({ tiers }, '50000')?.multiple, tierOf({ tiers }, '50000.01')?.multiple]).toEqual([100, 50]);
    expect(tierOf({ tiers }, '250000.1')).toBeUndefined();
  });
});

describe('the liquidation price', () => {
  const money = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((units) => fromScaled(units, 4));
  const step = '0.1';

  it.each(['a position alone', 'an account as a whole'])('is the boundary within one tick, of %s', (what) => {
    const many = fc.array(position, { minLength: 1, maxLength: what.startsWith('a position') ? 1 : 6 });
    fc.assert(
      fc.property(
        many,
        money,
        fc.record({ btcusdt: price, ethusdt: price, solusdt: price }),
        (positions, held, prices) => {
          const [first] = positions;
          if (!first) return;
          const { symbol } = first;
          const at = (own: string) => (one: Pick<RiskPosition, 'symbol'>) =>
            one.symbol === symbol ? own : prices[one.symbol as keyof typeof prices];
          const told = liquidationPrice(symbol, { money: held, positions, priceOf: at('1') }, 1);
          if (told === null) return;
          const isDownward = headroom(held, positions, at('1000001')) > headroom(held, positions, at('1000000'));
          const before = isDownward ? plus(told, step) : plus(told, `-${step}`);
          expect(isLiquidated(held, positions, at(told))).toBe(true);
          expect(isLiquidated(held, positions, at(before))).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is none where no price does it', () => {
    const one: RiskPosition = { symbol: 'a', direction: 'long', size: '1', entry: '100', maintenance: '0.005' };
    const at = { money: '1000', priceOf: () => '100' };
    expect(liquidationPrice('a', { ...at, positions: [one] }, 1)).toBeNull();
    expect(liquidationPrice('b', { ...at, positions: [one] }, 1)).toBeNull();
  });

  it('is told of by the rates: at 100 of the risk rate the account is liquidated, and not below', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 4 }), money, price, (positions, held, at) => {
        const rate = riskRate(held, positions, () => at);
        expect(rate === '100').toBe(isLiquidated(held, positions, () => at));
      }),
    );
    expect(hazardRate('150', '100', '-140')).toBe('10');
    expect(hazardRate('150', '0', '0')).toBe('0');
    expect(riskRate('100', [], () => '1')).toBe('0');
  });
});

describe('prices', () => {
  it('measure risk at the mark, and at the index where the mark alone is worse', () => {
    expect(riskPrice('long', { index: '100', mark: '95' })).toBe('100');
    expect(riskPrice('long', { index: '95', mark: '96' })).toBe('96');
    expect(riskPrice('short', { index: '100', mark: '105' })).toBe('100');
    expect(riskPrice('short', { index: '105', mark: '104' })).toBe('104');
  });

  it('cross a limit at it and beyond', () => {
    const crossed = (side: FuturesDirection, index: string) => isCrossed(side, '100', { index });
    expect([crossed('long', '100.1'), crossed('long', '100'), crossed('long', '99')]).toEqual([false, true, true]);
    expect([crossed('short', '99.9'), crossed('short', '100'), crossed('short', '101')]).toEqual([false, true, true]);
  });

  it('set off exits on the price that was chosen', () => {
    const exits = { takeProfit: '110', stopLoss: '90', exitOn: 'mark' } as const;
    const at = (mark: string, last = '100') => ({ index: '100', mark, last });
    expect(exitOf('long', exits, at('110'))).toBe('takeProfit');
    expect(exitOf('long', exits, at('90'))).toBe('stopLoss');
    expect(exitOf('long', exits, at('109.9', '120'))).toBeNull();
    expect(exitOf('long', { ...exits, exitOn: 'last' }, at('100', '120'))).toBe('takeProfit');
    const short = { takeProfit: '90', stopLoss: '110', exitOn: 'mark' } as const;
    expect(exitOf('short', short, at('110.1'))).toBe('stopLoss');
    expect(exitOf('short', short, at('89'))).toBe('takeProfit');
    expect(exitOf('short', { ...short, takeProfit: null, stopLoss: null }, at('1'))).toBeNull();
  });

  it('have sides for limits and exits', () => {
    expect([isLimitSide('long', '99', '100'), isLimitSide('long', '100', '100')]).toEqual([true, false]);
    expect([isLimitSide('short', '101', '100'), isLimitSide('short', '100', '100')]).toEqual([true, false]);
    const wrong = (side: FuturesDirection, takeProfit: string | null, stopLoss: string | null) =>
      wrongExit(side, { takeProfit, stopLoss }, ['100', '102']);
    expect([wrong('long', '103', '99'), wrong('long', '101', '99'), wrong('long', null, '101')]).toEqual([
      null,
      'takeProfit',
      'stopLoss',
    ]);
    expect([wrong('short', '99', '103'), wrong('short', '101', null), wrong('short', null, '101')]).toEqual([
      null,
      'takeProfit',
      'stopLoss',
    ]);
    expect(wrong('long', null, null)).toBeNull();
  });
});

it('the questions about risk have one answer', () => {
  expect(areRight(RISK_QUESTIONS.map(({ right }) => right).join(','))).toBe(true);
  expect([areRight('1,1,1'), areRight('2,3'), areRight('')]).toEqual([false, false, false]);
});
