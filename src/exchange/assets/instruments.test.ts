import { describe, expect, it } from 'vitest';
import { FUTURES_TERMS } from './futures-terms.ts';
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

  it('have contracts worth some hundred USDT', () => {
    for (const { reference, symbol } of INSTRUMENTS) {
      const worth = reference.price * Number(FUTURES_TERMS.get(symbol)?.contractSize);
      expect(worth, symbol).toBeGreaterThan(90);
      expect(worth, symbol).toBeLessThan(1000);
    }
  });
});
