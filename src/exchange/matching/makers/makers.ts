import type { Owner } from '../../ledger/port.ts';
import { join } from '../../market-data/candles/bar.ts';
import type { Jump } from '../../market-data/candles/live-candles.ts';
import { MINUTE, minuteOf } from '../../market-data/candles/periods.ts';
import type { Side } from '../../market-data/port.ts';
import type { SymbolFeed } from '../../market-data/symbol-feed.ts';
import { exponential, poisson, type Random } from '../../market-data/synthetic/random.ts';
import { otherSide } from '../book/match.ts';
import type { BookOrder } from '../port.ts';
import type { SymbolMarket } from '../symbol-market.ts';
import { Ladder, type Quote } from './ladder.ts';
import { naturalSize } from './sizes.ts';
import { type QuoteStyle, styleOf } from './style.ts';

/** House accounts that trade. The first two quote, the third takes: so no maker ever meets its own order. */
export const MAKERS = ['maker:1', 'maker:2', 'maker:3'] as const;
const QUOTING: readonly Owner[] = [{ house: MAKERS[0] }, { house: MAKERS[1] }];
const TAKING: Owner = { house: MAKERS[2] };

/** The longest time that one quote cycle makes up for, ms: more than the pace of rest. */
const LONGEST_CYCLE = 2500;
/** How far from the reference ordinary trades go, in mean gaps of levels. */
const FARTHEST_TRADE = 15;
/** How many ordinary trades the makers take of users' orders in one cycle, at most. */
const SWEEP_TRADES = 12;

/** Best quotes so far off that only what a jump has passed is taken. */
const BEYOND: Record<Side, number> = { buy: 0, sell: Number.POSITIVE_INFINITY };

/** An order of the makers' that needs a user's settlement. */
export type HouseOrder = BookOrder;

/**
 * The market makers of one symbol: they keep a ladder of quotes around the reference, and trade with each other at the
 * pace and in the sizes of its process. Between themselves everything happens in memory; an order that meets a user's is
 * handed out to be settled.
 */
export class Makers {
  private readonly market: SymbolMarket<SymbolFeed>;
  private random: Random;
  private readonly randomOf: (now: number) => Random;
  private readonly style: QuoteStyle;
  private readonly ladders = { buy: new Ladder('buy'), sell: new Ladder('sell') };
  private cycledAt: number | null = null;
  private orders = 0;
  /** What a jump of the clock passed through: users' orders in that range are due. */
  private jump: Jump | null = null;
  /** Whether makers may trade with users now. */
  private readonly mayTakeUsers: () => boolean;

  /** `randomOf` gives the chance of a moment, unix ms. */
  constructor(
    market: SymbolMarket<SymbolFeed>,
    randomOf: (now: number) => Random,
    now: number,
    mayTakeUsers: () => boolean,
  ) {
    this.mayTakeUsers = mayTakeUsers;
    this.market = market;
    this.randomOf = randomOf;
    this.random = randomOf(now);
    this.style = styleOf(market.instrument);
    market.onJump = (jump) => {
      this.jump = join(this.jump, jump);
      this.withdraw();
    };
  }

  get interval(): number {
    return this.style.interval;
  }

  /** One quote cycle. Gives an order that meets users' orders, if there is cause for one. */
  cycle(now: number): HouseOrder | null {
    this.market.feed.advance();
    this.market.feed.live();
    if (!this.isOpenAt(now)) return null;
    for (const side of ['buy', 'sell'] as const) this.ladders[side].sync(this.market.book);
    const { reference, top } = this.topAt(now);
    // What a jump has passed through comes first: better quotes would stand before those users' orders.
    const due = this.jump && this.mayTakeUsers() ? (this.sweep('buy', top) ?? this.sweep('sell', top)) : null;
    if (due) return due;
    this.jump = null;
    let order = this.trade(now, reference, top);
    for (const side of ['buy', 'sell'] as const) {
      for (const quote of this.ladders[side].takeBetter(top[side])) this.market.book.remove(quote.id);
    }
    if (this.mayTakeUsers()) order ??= this.sweep('buy', top) ?? this.sweep('sell', top);
    for (const side of ['buy', 'sell'] as const) this.quote(side, top[side], reference);
    this.cycledAt = now;
    this.market.publish();
    return order;
  }

  /**
   * Comes to a moment at which a driven clock stops. The process has told what traded on the way; what is left are the
   * users' orders that it passed, and quotes that depend on the moment alone. Gives an order that takes such users' orders.
   */
  pass(now: number): HouseOrder | null {
    this.market.feed.pass();
    this.withdraw();
    if (!this.isOpenAt(now)) return null;
    const due = this.jump && this.mayTakeUsers() ? (this.sweep('buy', BEYOND) ?? this.sweep('sell', BEYOND)) : null;
    if (due) return due;
    this.jump = null;
    this.random = this.randomOf(now);
    const { reference, top } = this.topAt(now);
    for (const side of ['buy', 'sell'] as const) this.quote(side, top[side], reference);
    this.cycledAt = now;
    this.market.publish();
    return null;
  }

  /** When a driven clock has to stop for the users' orders: at the end of the first minute whose prices pass one. Unix ms. */
  nextPass(until: number): number | null {
    const { feed, book } = this.market;
    const buy = book.buy.bestOf(isOfUser);
    const sell = book.sell.bestOf(isOfUser);
    const now = feed.now;
    const isPassed = ({ low, high }: Pick<Jump, 'low' | 'high'>) =>
      (buy !== undefined && low <= Number(buy)) || (sell !== undefined && high >= Number(sell));
    if (this.jump && isPassed(this.jump) && !feed.session.isOpen(now)) return feed.session.nextChange(now);
    if (buy === undefined && sell === undefined) return null;
    const { candles, reference } = feed.known;
    const from = candles.syntheticFrom;
    const minute = reference
      .pathFrom(from * 1000, Number(feed.lastTraded ?? 0n))
      .firstMinute(from, minuteOf(until / 1000), isPassed);
    return minute === null ? null : (minute + MINUTE) * 1000;
  }

  private isOpenAt(now: number): boolean {
    if (this.market.feed.session.isOpen(now)) return true;
    this.cycledAt = null;
    this.withdraw();
    this.market.publish();
    return false;
  }

  /** The price that is quoted around at a moment, and the best quotes around it. */
  private topAt(now: number): { reference: number; top: Record<Side, number> } {
    const reference = this.market.feed.known.reference.price(now);
    const half = Math.max(0.5, reference * this.style.halfSpread);
    return {
      reference,
      top: { buy: Math.max(1, Math.floor(reference - half)), sell: Math.max(2, Math.ceil(reference + half)) },
    };
  }

  /** Takes all quotes out of the book. */
  withdraw(): void {
    for (const side of ['buy', 'sell'] as const) {
      for (const quote of this.ladders[side].takeBeyond(0)) this.market.book.remove(quote.id);
    }
  }

  // ---- taking -------------------------------------------------------------------------------

  /** The trades that are due since the last cycle. Stops at one that meets a user. */
  private trade(now: number, reference: number, top: Record<Side, number>): HouseOrder | null {
    if (this.cycledAt === null) return null;
    const { rate, size } = this.market.feed.known.reference.flow(now);
    const seconds = Math.min(LONGEST_CYCLE, Math.max(0, now - this.cycledAt)) / 1000;
    const last = Number(this.market.feed.lastTraded ?? 0n);
    // Trading leans to where the reference has gone since the last trade.
    const lean = Math.tanh((reference - last) / Math.max(1, reference * this.style.gap));
    for (let left = poisson(this.random, rate * seconds); left > 0; left -= 1) {
      const side: Side = this.random() < 0.5 + 0.4 * lean ? 'buy' : 'sell';
      const best = this.market.book[otherSide(side)].best?.price;
      // An order that stands alone far from the reference is no price to trade at.
      if (
        best === undefined ||
        Math.abs(Number(best) - reference) > Math.max(3, FARTHEST_TRADE * reference * this.style.gap)
      )
        continue;
      const reach = Math.round(2 * reference * this.style.gap);
      const limit = side === 'buy' ? Math.max(Number(best) + reach, top.buy) : Math.min(Number(best) - reach, top.sell);
      const order = this.order(TAKING, side, Math.max(1, limit), naturalSize(this.random, size, 1.1));
      if (this.take(order)) continue;
      return order;
    }
    return null;
  }

  /** Trades at once, unless a user stands in the way. */
  private take(order: HouseOrder): boolean {
    const plan = this.market.plan(this.market.book, order, true);
    if (plan.fills.some((fill) => 'user' in fill.maker.owner)) return false;
    this.market.apply([{ match: plan }]);
    return true;
  }

  /** Takes users' orders that the reference has gone through, those of `side`. */
  private sweep(side: Side, top: Record<Side, number>): HouseOrder | null {
    const isBuy = side === 'buy';
    const bound = isBuy
      ? Math.min(top.sell, this.jump?.low ?? top.sell)
      : Math.max(top.buy, this.jump?.high ?? top.buy);
    const limit = BigInt(bound);
    let due = 0n;
    for (const level of this.market.book[side].levels) {
      if (isBuy ? level.price < limit : level.price > limit) break;
      due += level.total;
    }
    if (due === 0n) return null;
    const most = BigInt(Math.ceil(this.style.levelLots * SWEEP_TRADES));
    const lots = this.jump || due < most ? due : most;
    return { ...this.order(TAKING, otherSide(side), bound, 1), remaining: lots };
  }

  // ---- quoting ------------------------------------------------------------------------------

  /** Closes the gap to the best price, keeps the number of levels, and changes a few sizes. */
  private quote(side: Side, top: number, reference: number): void {
    const ladder = this.ladders[side];
    const away = side === 'buy' ? -1 : 1;
    const from = ladder.best?.price;
    for (let price = top, depth = 0; depth < this.style.levels; depth += 1) {
      if (from !== undefined && !ladder.isBetter(price, from)) break;
      this.place(side, price, depth);
      price += away * this.gap(reference, depth);
    }
    this.mend(side, reference);
    for (const quote of ladder.takeBeyond(this.style.levels)) this.market.book.remove(quote.id);
    while (ladder.size > 0 && ladder.size < this.style.levels) {
      const price = (ladder.last?.price ?? top) + away * this.gap(reference, ladder.size);
      if (price < 1 || !this.place(side, price, ladder.size)) break;
    }
    for (let left = poisson(this.random, 1.2); left > 0; left -= 1) this.resize(side);
  }

  /** Puts quotes into holes: outer levels stand far apart, and become inner ones when the price moves to them. */
  private mend(side: Side, reference: number): void {
    const ladder = this.ladders[side];
    for (let index = 0; index + 1 < ladder.size; index += 1) {
      const [near, far] = [ladder.at(index)?.price ?? 0, ladder.at(index + 1)?.price ?? 0];
      const hole = Math.abs(near - far);
      if (hole < Math.max(2, 3.5 * this.meanGap(reference, index))) continue;
      const step = Math.min(hole - 1, this.gap(reference, index));
      this.place(side, side === 'buy' ? near - step : near + step, index);
    }
  }

  private meanGap(reference: number, depth: number): number {
    return reference * this.style.gap * (1 + 0.09 * depth);
  }

  private gap(reference: number, depth: number): number {
    return Math.max(1, Math.round(exponential(this.random, this.meanGap(reference, depth))));
  }

  private place(side: Side, price: number, depth: number): boolean {
    const order = this.order(this.quoter(), side, price, this.levelSize(depth));
    const opposite = this.market.book[otherSide(side)].best;
    // A user's order beyond the reference is for `sweep`, which can have it settled.
    if (opposite && (side === 'buy' ? order.price >= opposite.price : order.price <= opposite.price)) return false;
    if (!this.ladders[side].insert(quoteOf(order, price))) return false;
    this.market.book.add(order);
    return true;
  }

  /** Changes the size of some quote, most often of one near the best price. */
  private resize(side: Side): void {
    const ladder = this.ladders[side];
    const index = Math.floor(ladder.size * this.random() ** 1.7);
    const quote = ladder.at(index);
    if (!quote) return;
    this.market.book.remove(quote.id);
    const order = this.order(this.quoter(), side, quote.price, this.levelSize(index));
    ladder.replace(index, quoteOf(order, quote.price));
    this.market.book.add(order);
  }

  private levelSize(depth: number): number {
    return naturalSize(this.random, this.style.levelLots * (1 + 0.12 * depth), 0.8);
  }

  private quoter(): Owner {
    return QUOTING[this.random() < 0.5 ? 0 : 1] as Owner;
  }

  private order(owner: Owner, side: Side, price: number, lots: number): HouseOrder {
    this.orders += 1;
    return { id: `m${this.orders}`, owner, side, price: BigInt(price), remaining: BigInt(lots) };
  }
}

const isOfUser = ({ owner }: BookOrder): boolean => 'user' in owner;

const quoteOf = (order: BookOrder, price: number): Quote => ({ id: order.id, side: order.side, price });
