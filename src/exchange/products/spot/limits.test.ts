import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { BookMarkets, TEST_PAIRS } from '../../../../tests/support/book-markets.ts';
import { problemOf } from '../../../domain/forms/form.ts';
import { spotTicketForm } from '../../../domain/forms/spot-ticket.ts';
import { momentOf } from '../../../features/spot/ticket/ticket.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { checkOrder, type OrderRequest } from './limits.ts';

const BUY: OrderRequest = { base: 1, quote: 3, side: 'buy', orderType: 'limit', amount: '0.05', price: '60000' };

describe('checking an order', () => {
  let markets: BookMarkets;
  const [btc] = TEST_PAIRS;
  if (!btc) throw new Error('a pair');
  const gold: Instrument = {
    ...btc,
    id: 9,
    symbol: 'xauusdt',
    base: { id: 9, name: 'XAU', title: 'Gold' },
    isSpotTradable: false,
  };
  beforeEach(() => {
    markets = new BookMarkets({ now: () => 0 }, [btc, gold]);
    markets.setLast('btcusdt', 600_000n);
  });
  const refused = (change: Partial<OrderRequest>): Refusal | null => {
    try {
      checkOrder(markets, { ...BUY, ...change });
      return null;
    } catch (error) {
      return error as Refusal;
    }
  };
  const refusal = (change: Partial<OrderRequest>): [string, Record<string, string | number>] | null => {
    const error = refused(change);
    return error && [error.key, error.values];
  };
  const blamed = (change: Partial<OrderRequest>): string | null => refused(change)?.field ?? null;

  it('turns a good order into ticks and lots', () => {
    expect(checkOrder(markets, BUY)).toEqual({
      instrument: btc,
      side: 'buy',
      isMarket: false,
      amount: 500n,
      price: 600_000n,
      bound: 600_000n,
      execution: 'gtc',
      stop: null,
    });
  });

  it('takes the first price of the other side for a market order', async () => {
    await markets.make('btcusdt', {
      id: 'a',
      owner: { house: 'maker:1' },
      side: 'sell',
      price: 600_100n,
      remaining: 5n,
    });
    expect(checkOrder(markets, { ...BUY, orderType: 'market', price: undefined })).toMatchObject({
      isMarket: true,
      price: 600_100n,
    });
    expect(refusal({ orderType: 'market', side: 'sell' })).toEqual(['spot.emptyBook', { pair: 'BTC/USDT' }]);
  });

  it.each<[string, Partial<OrderRequest>, string, Record<string, string | number>]>([
    ['an unknown pair', { base: 7 }, 'spot.pairUnknown', {}],
    ['the pair the other way round', { base: 3, quote: 1 }, 'spot.pairUnknown', {}],
    ['what is only watched (G13)', { base: 9 }, 'spot.pairNotTradable', { pair: 'XAU/USDT' }],
    [
      'five decimals of an amount that has four',
      { amount: '0.05001' },
      'spot.amountDecimals',
      { count: 4, coin: 'BTC' },
    ],
    ['a limit order without a price', { price: undefined }, 'spot.priceRequired', {}],
    [
      'two decimals of a price that has one',
      { price: '60000.05' },
      'spot.priceDecimals',
      { count: 1, pair: 'BTC/USDT' },
    ],
    [
      'a value below the least',
      { amount: '0.0001', price: '49999.9' },
      'spot.valueTooSmall',
      { min: '5', coin: 'USDT' },
    ],
    ['a buy at ten times the price', { price: '600000.1' }, 'spot.priceTooHigh', { max: '600,000', coin: 'USDT' }],
    [
      'a sell at a tenth of the price',
      { side: 'sell', price: '5999.9' },
      'spot.priceTooLow',
      { min: '6,000', coin: 'USDT' },
    ],
    [
      'a sell at a price beyond all measure',
      { side: 'sell', price: '999999999' },
      'spot.priceTooHigh',
      { max: '60,000,000', coin: 'USDT' },
    ],
    [
      'a value beyond all measure',
      { amount: '100000000000' },
      'spot.valueTooLarge',
      { max: '1,000,000,000,000', coin: 'USDT' },
    ],
  ])('refuses %s', (_what, change, key, values) => {
    expect(refusal(change)).toEqual([key, values]);
  });

  it.each<[string, Partial<OrderRequest>]>([
    ['the least value', { amount: '0.0001', price: '50000' }],
    ['a buy at exactly ten times the price', { amount: '0.001', price: '600000' }],
    ['a buy far below the market', { amount: '1', price: '100' }],
    ['a sell far above the market', { side: 'sell', price: '6000000' }],
  ])('takes %s', (_what, change) => {
    expect(refusal(change)).toBeNull();
  });

  it('refuses less than the least amount of a pair whose least is more than one lot', () => {
    markets = new BookMarkets({ now: () => 0 }, [{ ...btc, minAmount: '0.001' }]);
    expect(refusal({ amount: '0.0009' })).toEqual(['spot.amountTooSmall', { min: '0.001', coin: 'BTC' }]);
  });

  it('refuses what the ticket of the app refuses, at the same field and with the same figures, and nothing else', async () => {
    const ask = { id: 'a', owner: { house: 'maker:1' }, side: 'sell', price: 600_100n, remaining: 5n } as const;
    await markets.make('btcusdt', ask);
    const book = { asks: [['60010', '0.0005']], bids: [] } as const;
    const { priceDecimals, amountDecimals, minAmount, minValue } = btc;
    const terms = { pair: 'BTC/USDT', base: 'BTC', quote: 'USDT', priceDecimals, amountDecimals, minAmount, minValue };
    const ticket = spotTicketForm(terms, (side) => momentOf(side, '60000', book, priceDecimals));
    const figure = (most: number, places: number) =>
      fc.tuple(fc.double({ min: 0.00001, max: most, noNaN: true }), fc.nat(places)).map(([n, at]) => n.toFixed(at));
    fc.assert(
      fc.property(
        fc.constantFrom('buy' as const, 'sell' as const),
        fc.constantFrom('limit' as const, 'market' as const),
        fc.oneof(figure(100, 3), figure(1_000_000, 2), figure(1e9, 1)),
        fc.oneof(figure(0.01, 5), figure(100, 4), figure(1e9, 1)),
        (side, type, price, amount) => {
          const problem = problemOf(ticket, { side, type, kind: '', stop: '', price, amount, total: '' });
          const given = { side, orderType: type, amount, price: type === 'limit' ? price : undefined };
          expect(refusal(given)).toEqual(problem && [`spot.${problem.key}`, problem.values]);
          expect(blamed(given)).toBe(problem?.field ?? null);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes a price to its last tick, also one that no double holds', async () => {
    const price = 90_071_992_547_409_931n;
    await markets.make('btcusdt', { id: 'far', owner: { house: 'maker:1' }, side: 'sell', price, remaining: 1n });
    expect(checkOrder(markets, { ...BUY, orderType: 'market', amount: '0.0001' }).price).toBe(price);
  });

  it('names the reopening of a closed market', () => {
    markets.isOpen = false;
    markets.next = Date.UTC(2026, 10, 23, 14, 30);
    const values = { pair: 'BTC/USDT', time: Date.UTC(2026, 10, 23, 14, 30) };
    expect(refusal({ timeInForce: 'fok' })).toEqual(['spot.onlyLimitClosed', values]);
    expect(refusal({ postOnly: true })).toEqual(['spot.onlyLimitClosed', values]);
    // What may wait does.
    expect(refusal({})).toBeNull();
    markets.next = null;
    expect(refusal({})).toEqual(['closed', {}]);
  });
});
