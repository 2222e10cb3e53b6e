import { noiseFactor, type Random } from './random.ts';
import { type Part, type Prices, walk } from './walk.ts';

/** A bar of the price process, all in whole units; sums stay below 2^53 for a day of any instrument. */
export interface PathBar extends Prices {
  readonly amount: number;
  /** Sum of price x amount. */
  readonly value: number;
  readonly count: number;
}

/** A part that trades: `share` weighs its volume, `least` are the lots and trades it has at any rate. */
export interface TradingPart extends Part {
  readonly share: number;
  readonly least: number;
}

const DRAWS = 12;

/** About the average price of a walk with these ends and extremes. */
export const typicalPrice = ({ open, high, low, close }: Prices): number => (open + close + high + low) / 4;

/**
 * How far a part's average may go from its typical price towards its high or low, 0 to 1: as a rule, and at most. Less
 * than 1 where the part will be split again, and less than its own parts may go, so that theirs can be found too.
 */
export type RangeLimits = readonly [usual: number, most: number];

/** Splits a bar into parts that add up to exactly it: prices, amount, value and count. */
export function split(whole: PathBar, parts: readonly TradingPart[], reach: RangeLimits, random: Random): PathBar[] {
  if (parts.length === 1) return [whole];
  const leasts = parts.map((part) => part.least);
  let fitting: number[] | null = null;
  let prices: Prices[] = [];
  let shares: number[] = [];
  // A walk that lingers at the wrong end of the range would need unlikely volumes: better to draw another one.
  for (let draw = 0; draw < DRAWS && !fitting; draw += 1) {
    prices = walk(whole, parts, random);
    shares = sharesOf(whole, parts, prices, random);
    const amounts = new Amounts(whole, prices, shares, leasts);
    fitting = amounts.natural(reach) ?? (draw === DRAWS - 1 ? amounts.tilted(reach) : null);
  }
  const amounts = fitting ?? [];
  const values = valuesFor(whole.value, prices, amounts);
  const counts = apportion(whole.count, shares, leasts);
  return prices.map(({ open, high, low, close }, index) => ({
    open,
    high,
    low,
    close,
    amount: amounts[index] ?? 0,
    value: values[index] ?? 0,
    count: counts[index] ?? 0,
  }));
}

/** Volume follows a part's liveliness and its range. */
function sharesOf(whole: PathBar, parts: readonly TradingPart[], prices: readonly Prices[], random: Random): number[] {
  const range = Math.max(1, whole.high - whole.low);
  return prices.map(
    (price, index) => (parts[index]?.share ?? 0) * noiseFactor(random, 0.3) * (0.5 + (price.high - price.low) / range),
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Whole numbers in proportion to `shares`, each at least its `least`, that sum to `total`. */
function apportion(total: number, shares: readonly number[], leasts: readonly number[]): number[] {
  const sum = sumOf(shares);
  const free = total - sumOf(leasts);
  if (free < 0 || sum <= 0) throw new RangeError(`${total} cannot be split into ${shares.length} parts`);
  let passed = 0;
  let given = 0;
  return shares.map((share, index) => {
    passed += share;
    const until = index === shares.length - 1 ? free : Math.round((free * passed) / sum);
    const part = until - given;
    given = until;
    return part + (leasts[index] ?? 0);
  });
}

/** The hardest that volume is tilted towards the parts that are dear, or cheap, on average. */
const MOST_TILT = 5;
/** The hardest that it leans on the parts that touch the high, or the low. */
const MOST_LEAN = 1e4;

/** Finds amounts at which the parts can have the whole's average price, as near to their natural shares as may be. */
class Amounts {
  private readonly whole: PathBar;
  private readonly prices: readonly Prices[];
  private readonly shares: readonly number[];
  private readonly leasts: readonly number[];

  constructor(whole: PathBar, prices: readonly Prices[], shares: readonly number[], leasts: readonly number[]) {
    this.whole = whole;
    this.prices = prices;
    this.shares = shares;
    const total = sumOf(shares);
    // No part gives away more than nineteen twentieths of its natural volume.
    this.leasts = leasts.map((least, index) =>
      Math.max(least, Math.floor((0.05 * whole.amount * (shares[index] ?? 0)) / total)),
    );
  }

  /** The natural amounts, where they fit. */
  natural([usual]: RangeLimits): number[] | null {
    const amounts = this.at([], 0);
    return this.missOf(amounts, usual) === 0 ? amounts : null;
  }

  /** Amounts that lean towards the dear or the cheap parts, no more than it takes. */
  tilted([usual, most]: RangeLimits): number[] {
    const miss = this.missOf(this.at([], 0), usual);
    const end = (price: Prices) => (miss > 0 ? price.high : price.low);
    const fitting = this.tilt(typicalPrice, miss * MOST_TILT, usual) ?? this.tilt(end, miss * MOST_LEAN, most);
    if (!fitting) throw new RangeError('no amounts fit the average price');
    return fitting;
  }

  /** The amounts of the least tilt up to `most` that fit; null where even that is too little. */
  private tilt(by: (price: Prices) => number, most: number, reach: number): number[] | null {
    const range = this.whole.high - this.whole.low;
    const places = this.prices.map((price) => (by(price) - this.whole.low) / range);
    const miss = Math.sign(most);
    let fitting: number[] | null = null;
    let [little, much] = [0, most];
    for (let step = 0, tilt = most; step < 40; step += 1) {
      const amounts = this.at(places, tilt);
      const left = this.missOf(amounts, reach);
      if (left === 0) fitting = amounts;
      if (left === miss) little = tilt;
      else much = tilt;
      if (little === most || (fitting && step > 8)) break;
      tilt = (little + much) / 2;
    }
    return fitting;
  }

  private at(places: readonly number[], tilt: number): number[] {
    if (tilt === 0) return apportion(this.whole.amount, this.shares, this.leasts);
    const most = places.reduce((all, place) => Math.max(all, place * tilt), Number.NEGATIVE_INFINITY);
    const shares = this.shares.map((share, index) => share * Math.exp((places[index] ?? 0) * tilt - most));
    return apportion(this.whole.amount, shares, this.leasts);
  }

  /** 1 where the parts' averages cannot reach up to the whole's value, -1 where they cannot go down to it. */
  private missOf(amounts: readonly number[], reach: number): -1 | 0 | 1 {
    let most = 0;
    let least = 0;
    for (let index = 0; index < amounts.length; index += 1) {
      const price = this.prices[index];
      const amount = amounts[index] ?? 0;
      if (!price) continue;
      const typical = typicalPrice(price);
      most += amount * (typical + (price.high - typical) * reach);
      least += amount * (typical + (price.low - typical) * reach);
    }
    if (most < this.whole.value) return 1;
    return least > this.whole.value ? -1 : 0;
  }
}

/** Values within each part's range that sum to `total`: typical ones, all moved by the same share of their room. */
function valuesFor(total: number, prices: readonly Prices[], amounts: readonly number[]): number[] {
  const values = prices.map((price, index) => Math.round(typicalPrice(price) * (amounts[index] ?? 0)));
  let rest = total - sumOf(values);
  if (rest === 0) return values;
  const isUp = rest > 0;
  const rooms = prices.map(
    (price, index) => (isUp ? price.high : price.low) * (amounts[index] ?? 0) - (values[index] ?? 0),
  );
  const room = sumOf(rooms);
  const ratio = room === 0 ? 0 : Math.min(1, rest / room);
  const give = (index: number, step: number) => {
    values[index] = (values[index] ?? 0) + step;
    rooms[index] = (rooms[index] ?? 0) - step;
    rest -= step;
  };
  for (let index = 0; index < rooms.length; index += 1) give(index, Math.trunc((rooms[index] ?? 0) * ratio));
  // A handful of units is left over from rounding.
  for (let index = 0; index < rooms.length && rest !== 0; index += 1) {
    const left = rooms[index] ?? 0;
    give(index, isUp ? Math.max(0, Math.min(rest, left)) : Math.min(0, Math.max(rest, left)));
  }
  if (rest !== 0) throw new RangeError('no values fit the average price');
  return values;
}
