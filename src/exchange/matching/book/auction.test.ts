import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Side } from '../../market-data/port.ts';
import type { BookOrder } from '../port.ts';
import { clear, clearingPrice } from './auction.ts';

let serial = 0;
const order = (side: Side, price: number, amount: number): BookOrder => {
  serial += 1;
  return { id: `o${serial}`, owner: { user: serial }, side, price: BigInt(price), remaining: BigInt(amount) };
};
/** Best price first; those of one price as they came. */
const sorted = (orders: readonly BookOrder[]): BookOrder[] =>
  [...orders].sort((a, b) => Number(a.price - b.price) * (a.side === 'buy' ? -1 : 1));
const buys = (...list: [price: number, amount: number][]) =>
  sorted(list.map(([price, amount]) => order('buy', price, amount)));
const sells = (...list: [price: number, amount: number][]) =>
  sorted(list.map(([price, amount]) => order('sell', price, amount)));

it.each([
  ['where most trades', buys([105, 10], [100, 50]), sells([99, 30], [104, 5]), 102n, 100n],
  ['with the least left over where several trade as much', buys([110, 10]), sells([100, 10], [105, 10]), 108n, 104n],
  ['nearest the reference where as much is left over', buys([110, 10]), sells([100, 10]), 107n, 107n],
  ['at the bound where the reference lies beyond', buys([110, 10]), sells([100, 10]), 200n, 110n],
  ['at the lower of two as near', buys([101, 5], [99, 5]), sells([99, 5], [101, 5]), 100n, 100n],
])('an auction clears %s', (_, bought, sold, reference, price) => {
  expect(clearingPrice(bought, sold, reference)).toBe(price);
});

it('nothing clears where nobody pays what is asked, or one side is empty', () => {
  expect(clear(buys([99, 5]), sells([100, 5]), 100n)).toBeNull();
  expect(clear([], sells([100, 5]), 100n)).toBeNull();
  expect(clear(buys([100, 5]), [], 100n)).toBeNull();
});

it('who came first at a price is filled first', () => {
  const [first, second] = [order('buy', 100, 5), order('buy', 100, 5)];
  const clearing = clear([first, second], sells([100, 7]), 100n);
  expect(clearing?.pairings.map(({ buy, amount }) => [buy.id, amount])).toEqual([
    [first.id, 5n],
    [second.id, 2n],
  ]);
});

const orders = (side: Side) =>
  fc
    .array(fc.tuple(fc.integer({ min: 80, max: 120 }), fc.integer({ min: 1, max: 40 })), { maxLength: 12 })
    .map((list) => sorted(list.map(([price, amount]) => order(side, price, amount))));
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

it('of all prices no other trades more, or leaves less over, or lies nearer to the reference; every lot is counted, and what is left does not cross', () => {
  fc.assert(
    fc.property(orders('buy'), orders('sell'), fc.bigInt({ min: 75n, max: 125n }), (bought, sold, reference) => {
      const at = (price: bigint) => {
        const wanted = sum(bought.filter((one) => one.price >= price).map(({ remaining }) => remaining));
        const offered = sum(sold.filter((one) => one.price <= price).map(({ remaining }) => remaining));
        const [volume = 0n] = [wanted, offered].sort((a, b) => Number(a - b));
        return { price, volume, surplus: wanted + offered - 2n * volume };
      };
      const away = (price: bigint) => (price < reference ? reference - price : price - reference);
      const best = Array.from({ length: 51 }, (_, index) => at(BigInt(75 + index)))
        .filter(({ volume }) => volume > 0n)
        .sort(
          (a, b) =>
            Number(b.volume - a.volume) ||
            Number(a.surplus - b.surplus) ||
            Number(away(a.price) - away(b.price)) ||
            Number(a.price - b.price),
        )[0];
      const clearing = clear(bought, sold, reference);
      expect(clearing?.price ?? null).toBe(best?.price ?? null);
      if (!clearing || !best) return;
      expect(sum(clearing.pairings.map(({ amount }) => amount))).toBe(best.volume);
      const left = (one: BookOrder) =>
        one.remaining -
        sum(clearing.pairings.filter(({ buy, sell }) => buy === one || sell === one).map(({ amount }) => amount));
      for (const one of [...bought, ...sold]) expect(left(one)).toBeGreaterThanOrEqual(0n);
      for (const { buy, sell } of clearing.pairings) {
        expect(buy.price).toBeGreaterThanOrEqual(clearing.price);
        expect(sell.price).toBeLessThanOrEqual(clearing.price);
      }
      const bid = bought.find((one) => left(one) > 0n);
      const ask = sold.find((one) => left(one) > 0n);
      if (bid && ask) expect(bid.price).toBeLessThan(ask.price);
      // Nobody behind is filled while somebody before is not whole.
      for (const side of [bought, sold])
        for (const [index, one] of side.entries())
          if (left(one) > 0n) for (const later of side.slice(index + 1)) expect(left(later)).toBe(later.remaining);
    }),
    { numRuns: 1000 },
  );
});
