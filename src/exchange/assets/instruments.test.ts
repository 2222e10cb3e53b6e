import { describe, expect, it } from 'vitest';
import { FUTURES_SEEDS } from './futures-terms.ts';
import type { InstrumentType } from './instrument.ts';
import { INSTRUMENTS, type InstrumentSeed } from './instruments.ts';

const count = (type: InstrumentType) => INSTRUMENTS.filter((one) => one.type === type).length;

describe('the pairs', () => {
  it('are some 30 coins, 20 stocks, and a few of everything else', () => {
    expect(INSTRUMENTS.length).toBeGreaterThanOrEqual(60);
    expect(count('crypto')).toBeGreaterThanOrEqual(30);
    expect(count('stock')).toBeGreaterThanOrEqual(20);
    for (const type of ['index', 'metal', 'forex'] as const) expect(count(type)).toBeGreaterThanOrEqual(4);
  });

  it('have ids, symbols and coins of their own', () => {
    const keys: ((one: InstrumentSeed) => string | number)[] = [
      (one) => one.id,
      (one) => one.symbol,
      (one) => one.base.id,
      (one) => one.base.name,
    ];
    for (const key of keys) expect(new Set(INSTRUMENTS.map((one) => key(one))).size).toBe(INSTRUMENTS.length);
    expect(INSTRUMENTS.map((one) => one.base.id)).not.toContain(3);
  });

  it('keep the coin ids of the product', () => {
    const idOf = (name: string) => INSTRUMENTS.find((one) => one.base.name === name)?.base.id;
    expect([idOf('BTC'), idOf('ETH'), INSTRUMENTS[0]?.quote.id]).toEqual([1, 2, 3]);
  });

  it('take spot orders on coins and stocks only (readings G13)', () => {
    for (const { isSpotTradable, type, symbol } of INSTRUMENTS) {
      expect(isSpotTradable, symbol).toBe(type === 'crypto' || type === 'stock');
    }
  });

  it('have prices of four digits at least, so that a tick is a small step, and lots that are worth less than the least order', () => {
    for (const { reference, priceDecimals, amountDecimals, minAmount, minValue, symbol } of INSTRUMENTS) {
      expect(reference.price * 10 ** priceDecimals, symbol).toBeGreaterThanOrEqual(1000);
      expect(Number(minAmount), symbol).toBe(1 / 10 ** amountDecimals);
      expect(reference.price * Number(minAmount), symbol).toBeLessThan(Number(minValue) * 2);
    }
  });

  it('have futures whose lots are worth some thousand USDT, as 0.1 BTC is (readings H12), and stocks have none', () => {
    for (const { reference, symbol, type } of INSTRUMENTS) {
      const terms = FUTURES_SEEDS.get(symbol);
      expect(terms === undefined, symbol).toBe(type === 'stock');
      if (!terms) continue;
      const worth = reference.price * Number(terms.contractSize);
      expect(worth, symbol).toBeGreaterThan(900);
      expect(worth, symbol).toBeLessThan(10_000);
    }
    expect(FUTURES_SEEDS.get('btcusdt')?.contractSize).toBe('0.1');
  });

  it('have tiers that ask for more the more is open, and leave room between what is put up and what must be kept', () => {
    for (const [symbol, { tiers, multiples, maxLots, contractSize }] of FUTURES_SEEDS) {
      const numbers = tiers.map(({ upTo, maintenance, multiple }) => [Number(upTo), Number(maintenance), -multiple]);
      expect(numbers, symbol).toEqual(
        [0, 1, 2].reduce((rows, column) => rows.toSorted((a, b) => (a[column] ?? 0) - (b[column] ?? 0)), numbers),
      );
      expect(tiers[0]?.maintenance).toBe('0.005');
      for (const { maintenance, multiple } of tiers) expect(Number(maintenance) * 2).toBeLessThanOrEqual(1 / multiple);
      expect(multiples.at(-1)).toBe(tiers[0]?.multiple);
      expect(Number(contractSize) * maxLots, symbol).toBeGreaterThan(0);
    }
  });
});
