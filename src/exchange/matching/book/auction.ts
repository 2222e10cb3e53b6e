import type { BookOrder } from '../port.ts';

/** One trade of an auction. */
export interface Pairing {
  readonly buy: BookOrder;
  readonly sell: BookOrder;
  readonly amount: bigint;
}

/** What an auction comes to: all of it trades at one price. */
export interface Clearing {
  readonly price: bigint;
  readonly pairings: readonly Pairing[];
}

/** How much of one side trades at a price or a better one. */
interface Depth {
  at(price: bigint): bigint;
}

/** Sums of a side's amounts, from its best price on. */
function depthOf(orders: readonly BookOrder[], isWithin: (limit: bigint, price: bigint) => boolean): Depth {
  const sums: { readonly limit: bigint; readonly sum: bigint }[] = [];
  let sum = 0n;
  for (const { price: limit, remaining } of orders) {
    sum += remaining;
    if (sums.at(-1)?.limit === limit) sums.pop();
    sums.push({ limit, sum });
  }
  return {
    at(price) {
      let [low, high] = [0, sums.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        const one = sums[middle];
        if (one && isWithin(one.limit, price)) low = middle + 1;
        else high = middle;
      }
      return sums[low - 1]?.sum ?? 0n;
    },
  };
}

function lesser(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

const distance = (a: bigint, b: bigint): bigint => (a < b ? b - a : a - b);

/**
 * The price at which most trades (readings H8); of several that with the least left over, of these the nearest to the
 * reference, of two as near the lower. Null where nothing trades. Each side comes best first. Amounts change at limit
 * prices alone, so these, their neighbours and the reference are all that has to be looked at.
 */
export function clearingPrice(
  buys: readonly BookOrder[],
  sells: readonly BookOrder[],
  reference: bigint,
): bigint | null {
  const [top, bottom] = [buys[0]?.price, sells[0]?.price];
  if (top === undefined || bottom === undefined || top < bottom) return null;
  const demand = depthOf(buys, (limit, price) => limit >= price);
  const supply = depthOf(sells, (limit, price) => limit <= price);
  const limits = [...buys, ...sells].flatMap(({ price }) => [price - 1n, price, price + 1n]);
  let best: { price: bigint; volume: bigint; surplus: bigint } | null = null;
  for (const price of new Set([...limits, reference])) {
    if (price < bottom || price > top) continue;
    const [wanted, offered] = [demand.at(price), supply.at(price)];
    const one = { price, volume: lesser(wanted, offered), surplus: distance(wanted, offered) };
    if (!best || isBetter(one, best, reference)) best = one;
  }
  return best && best.volume > 0n ? best.price : null;
}

type Candidate = { readonly price: bigint; readonly volume: bigint; readonly surplus: bigint };

function isBetter(one: Candidate, than: Candidate, reference: bigint): boolean {
  if (one.volume !== than.volume) return one.volume > than.volume;
  if (one.surplus !== than.surplus) return one.surplus < than.surplus;
  const [near, far] = [distance(one.price, reference), distance(than.price, reference)];
  return near === far ? one.price < than.price : near < far;
}

/** Trades what crosses at the one price, each side in the order in which it comes: by price, then by time. */
export function clear(buys: readonly BookOrder[], sells: readonly BookOrder[], reference: bigint): Clearing | null {
  const price = clearingPrice(buys, sells, reference);
  if (price === null) return null;
  const pairings: Pairing[] = [];
  let [bought, sold] = [0n, 0n];
  for (let [at, to] = [0, 0]; ; ) {
    const [buy, sell] = [buys[at], sells[to]];
    if (!buy || !sell || buy.price < price || sell.price > price) return { price, pairings };
    const [wanted, offered] = [buy.remaining - bought, sell.remaining - sold];
    const amount = lesser(wanted, offered);
    pairings.push({ buy, sell, amount });
    bought = amount === wanted ? 0n : bought + amount;
    sold = amount === offered ? 0n : sold + amount;
    if (amount === wanted) at += 1;
    if (amount === offered) to += 1;
  }
}
