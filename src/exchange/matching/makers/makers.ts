import { isUser } from '../../ledger/owner.ts';
import type { Jump } from '../../market-data/candles/live-candles.ts';
import { MINUTE, minuteOf } from '../../market-data/candles/periods.ts';
import type { Side } from '../../market-data/port.ts';
import type { SymbolFeed } from '../../market-data/symbol-feed.ts';
import { poisson, type Random } from '../../market-data/synthetic/random.ts';
import { otherSide } from '../book/match.ts';
import type { Opening } from '../opening.ts';
import type { BookOrder } from '../port.ts';
import type { SymbolMarket } from '../symbol-market.ts';
import { HouseOrders, TAKING } from './house-orders.ts';
import { Quotes } from './quotes.ts';
import { naturalSize } from './sizes.ts';
import { type QuoteStyle, styleOf } from './style.ts';

/** The longest time that one quote cycle makes up for, ms: more than the pace of rest. */
const LONGEST_CYCLE = 2500;
/** How far from the reference ordinary trades go, in mean gaps of levels. */
const FARTHEST_TRADE = 15;
/** How many ordinary trades the makers take of users' orders in one cycle, at most. */
const SWEEP_TRADES = 12;

/** Best quotes so far off that only what a jump has passed is taken. */
const BEYOND: Record<Side, number> = { buy: 0, sell: Number.POSITIVE_INFINITY };

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
  private readonly quotes: Quotes;
  private readonly orders = new HouseOrders();
  private cycledAt: number | null = null;
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
    this.quotes = new Quotes(market.book, this.style, this.orders);
    market.onJump = () => this.withdraw();
  }

  get interval(): number {
    return this.style.interval;
  }

  /** One quote cycle. Gives an order that meets users' orders, if there is cause for one. */
  cycle(now: number): BookOrder | Opening | null {
    this.market.feed.advance();
    this.market.feed.live();
    if (!this.isOpenAt(now)) return null;
    this.quotes.sync();
    const { reference, top } = this.topAt(now);
    const due = this.passed(top) ?? this.opening(reference, top);
    if (due) return this.mayTakeUsers() ? due : null;
    let order = this.trade(now, reference, top);
    this.quotes.withdrawBetter(top);
    if (this.mayTakeUsers()) order ??= this.sweep('buy', top) ?? this.sweep('sell', top);
    for (const side of ['buy', 'sell'] as const) this.quotes.renew(side, top[side], reference, this.random);
    this.cycledAt = now;
    this.market.publish();
    return order;
  }

  /**
   * Comes to a moment at which a driven clock stops. The process has told what traded on the way; what is left are the
   * users' orders that it passed, and quotes that depend on the moment alone. Gives an order that takes such users' orders.
   */
  pass(now: number): BookOrder | Opening | null {
    this.market.feed.pass();
    this.withdraw();
    if (!this.isOpenAt(now)) return null;
    const { reference, top } = this.topAt(now);
    const due = this.passed(BEYOND) ?? this.opening(reference, top);
    if (due) return this.mayTakeUsers() ? due : null;
    this.random = this.randomOf(now);
    for (const side of ['buy', 'sell'] as const) this.quotes.renew(side, top[side], reference, this.random);
    this.cycledAt = now;
    this.market.publish();
    return null;
  }

  /** When a driven clock has to stop for the users' orders and stops: at the end of the first minute whose prices pass one. Unix ms. */
  nextPass(until: number): number | null {
    const { feed, book } = this.market;
    const buy = book.buy.bestOf(isOfUser);
    const sell = book.sell.bestOf(isOfUser);
    const now = feed.now;
    const stops = this.market.beside.all.filter(({ stop }) => stop !== null);
    const isPassed = ({ low, high }: Pick<Jump, 'low' | 'high'>) =>
      (buy !== undefined && low <= Number(buy)) ||
      (sell !== undefined && high >= Number(sell)) ||
      stops.some(({ order, stop }) =>
        order.side === 'buy' ? high >= Number(stop?.price) : low <= Number(stop?.price),
      );
    const { jump } = this.market;
    const mustOpen = this.market.isToOpen || (jump && isPassed(jump));
    if (mustOpen && !feed.session.isOpen(now)) return feed.session.nextChange(now);
    if (buy === undefined && sell === undefined && stops.length === 0) return null;
    const from = feed.known.candles.syntheticFrom;
    const minute = feed.pathFrom(from * 1000).firstMinute(from, minuteOf(until / 1000), isPassed);
    return minute === null ? null : (minute + MINUTE) * 1000;
  }

  private isOpenAt(now: number): boolean {
    if (!this.market.isHalted && this.market.feed.session.isOpen(now)) return true;
    this.cycledAt = null;
    this.withdraw();
    this.market.publish();
    return false;
  }

  /** The price that is quoted around at a moment, and the best quotes around it. */
  private topAt(now: number): { reference: number; top: Record<Side, number> } {
    const reference = this.market.feed.known.indexPrice.price(now);
    const half = Math.max(0.5, reference * this.style.halfSpread);
    return {
      reference,
      top: { buy: Math.max(1, Math.floor(reference - half)), sell: Math.max(2, Math.ceil(reference + half)) },
    };
  }

  /** Takes all quotes out of the book. */
  withdraw(): void {
    this.quotes.withdraw();
  }

  /** The trades that are due since the last cycle. Stops at one that meets a user. */
  private trade(now: number, reference: number, top: Record<Side, number>): BookOrder | null {
    if (this.cycledAt === null) return null;
    const { rate, size } = this.market.feed.known.indexPrice.flow(now);
    const seconds = Math.min(LONGEST_CYCLE, Math.max(0, now - this.cycledAt)) / 1000;
    const last = Number(this.market.feed.lastTraded);
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
      const order = this.order(side, Math.max(1, limit), naturalSize(this.random, size, 1.1));
      if (this.take(order)) continue;
      return order;
    }
    return null;
  }

  /** Trades at once, unless a user stands in the way. */
  private take(order: BookOrder): boolean {
    const plan = this.market.plan(this.market.book, order, { isMarket: true });
    if (plan.fills.some((fill) => isUser(fill.maker.owner))) return false;
    this.market.apply([{ match: plan }]);
    return true;
  }

  /**
   * What a jump has passed of users' orders, and with nothing left the jump is over. It comes before any quote: better
   * ones would stand before those orders.
   */
  private passed(top: Record<Side, number>): BookOrder | null {
    if (!this.market.jump) return null;
    const due = this.sweep('buy', top) ?? this.sweep('sell', top);
    if (due) this.market.publish();
    else this.market.jump = null;
    return due;
  }

  /** What the makers bring to an opening, where orders wait for it. */
  private opening(reference: number, top: Record<Side, number>): Opening | null {
    if (!this.market.isToOpen) return null;
    return {
      reference: BigInt(Math.round(reference)),
      bid: BigInt(top.buy),
      ask: BigInt(top.sell),
      make: (side, price, remaining) => ({ ...this.order(side, Number(price), 1), price, remaining }),
    };
  }

  /** Takes users' orders that the reference has gone through, those of `side`. */
  private sweep(side: Side, top: Record<Side, number>): BookOrder | null {
    const isBuy = side === 'buy';
    const { jump } = this.market;
    const bound = isBuy ? Math.min(top.sell, jump?.low ?? top.sell) : Math.max(top.buy, jump?.high ?? top.buy);
    const limit = BigInt(bound);
    let due = 0n;
    for (const level of this.market.book[side].levels) {
      if (isBuy ? level.price < limit : level.price > limit) break;
      due += level.total;
    }
    if (due === 0n) return null;
    const most = BigInt(Math.ceil(this.style.levelLots * SWEEP_TRADES));
    const lots = jump || due < most ? due : most;
    return { ...this.order(otherSide(side), bound, 1), remaining: lots };
  }

  private order(side: Side, price: number, lots: number): BookOrder {
    return this.orders.make(TAKING, side, price, lots);
  }
}

const isOfUser = ({ owner }: BookOrder): boolean => isUser(owner);
