import type { Instrument } from '../../../src/exchange/assets/instrument.ts';
import type { Candle, Trade } from '../../../src/exchange/market-data/port.ts';
import { marketSymbol, type Pair } from '../product.ts';
import { Exact } from '../products/decimal.ts';
import { CandlesFollower } from '../sockets/candles.ts';
import type { Exchange } from '../world/exchange.ts';
import { send } from './client.ts';
import { Violated } from './outcome.ts';

/** So many of each symbol's last trades are looked for after a restart. */
const LOOKED_FOR = 20;
const PAGE = 100;
/** A taker who buys, on the wire. */
const BUY = 1;

/** A trade as the market socket tells of it. */
export interface ToldTrade {
  readonly id: number;
  readonly price: number | string;
  readonly amount: number | string;
  readonly direction: string;
}

type Market = Pick<Instrument, 'symbol' | 'priceDecimals' | 'amountDecimals'>;

/** What is compared of two trades, price and amount as whole ticks and lots. */
const textOf = (symbol: string, side: string, price: string, amount: string): string =>
  `${symbol} ${side} ${price} ${amount}`;

interface Told {
  readonly id: number;
  readonly price: bigint;
  readonly amount: bigint;
}

/** Trades that clients were told of. */
export class Published {
  private readonly texts = new Map<number, string>();
  private readonly last = new Map<string, Told[]>();
  private readonly minutes = new Map<string, CandlesFollower>();
  jumpedTo = 0;
  /** Ids of each symbol's trades, as they came. */
  private readonly ids = new Map<string, number[]>();

  add({ id, symbol, price, amount, side }: Trade): void {
    const text = textOf(symbol, side, String(price), String(amount));
    if (this.texts.has(id)) throw new Violated('no trade id comes twice', { id, text, before: this.texts.get(id) });
    this.texts.set(id, text);
    const ids = this.ids.get(symbol) ?? [];
    ids.push(id);
    this.ids.set(symbol, ids);
    this.last.set(symbol, [...(this.last.get(symbol) ?? []), { id, price, amount }].slice(-LOOKED_FOR));
  }

  /** The id of a symbol's last trade, 0 before the first. */
  lastOf(symbol: string): number {
    return this.ids.get(symbol)?.at(-1) ?? 0;
  }

  /** The id of the first of a symbol's trades after another. */
  nextOf(symbol: string, id: number): number | undefined {
    const ids = this.ids.get(symbol) ?? [];
    return ids.slice(ids.lastIndexOf(id) + 1).find((one) => one > id);
  }

  /** What was published of a trade. */
  textOf(id: number): string | undefined {
    return this.texts.get(id);
  }

  /** Whether a trade that was told in numbers is the one that was published. */
  isAsTold({ symbol, priceDecimals, amountDecimals }: Market, trade: ToldTrade): boolean {
    const [price, amount] = [scaled(trade.price, priceDecimals), scaled(trade.amount, amountDecimals)];
    return this.texts.get(trade.id) === textOf(symbol, trade.direction, price, amount);
  }

  /** A minute was told of. */
  addMinute(instrument: Instrument, candle: Candle): void {
    this.minutesOf(instrument).take(candle);
  }

  /** The clock was moved; the exchange's time then. */
  jumped(now: number): void {
    this.jumpedTo = now;
    for (const minutes of this.minutes.values()) minutes.jumped();
  }

  private minutesOf({ symbol, base, quote }: Instrument): CandlesFollower {
    const minutes = this.minutes.get(symbol) ?? new CandlesFollower(`${base.name}/${quote.name}`, this);
    this.minutes.set(symbol, minutes);
    return minutes;
  }

  /** The exchange starts: to the minute that ran when it ended it may add what was done and not told yet. */
  begin(): void {
    for (const minutes of this.minutes.values()) minutes.begin();
  }

  /** Minutes that were over before a restart are as they were told (readings H4). */
  async checkMinutes(exchange: Exchange): Promise<void> {
    for (const minutes of this.minutes.values()) await minutes.check(exchange);
  }

  /** Nothing that was published may be gone or other after a restart (readings H4). */
  async check(exchange: Exchange, pairs: readonly Pair[]): Promise<void> {
    for (const pair of pairs) {
      const told = this.last.get(marketSymbol(pair.symbol)) ?? [];
      const reply = await send(exchange, 'market.trades', { symbol: pair.symbol, limit: PAGE }, undefined);
      const rows = reply.kind === 'ok' ? (reply.message as Record<string, unknown>[]) : [];
      const found = new Map(rows.map((row) => [Number(row.id), row]));
      this.hearLate(pair, rows);
      for (const { id, price, amount } of told) {
        const row = found.get(id);
        const isSame = row && is(row.price, price, pair.priceDecimals) && is(row.number, amount, pair.amountDecimals);
        if (!isSame)
          throw new Violated('a trade that was published is there after a restart (readings H4)', {
            told: `${pair.symbol} ${id} ${price} ${amount}`,
            row,
          });
      }
    }
  }

  /** Trades that a kill kept from being told are public when the exchange stands again, and nobody hears of them then. */
  private hearLate(pair: Pair, rows: readonly Record<string, unknown>[]): void {
    const symbol = marketSymbol(pair.symbol);
    for (const row of rows) {
      const id = Number(row.id);
      if (this.texts.has(id)) continue;
      const side = Number(row.type) === BUY ? 'buy' : 'sell';
      const [price, amount] = [scaled(row.price, pair.priceDecimals), scaled(row.number, pair.amountDecimals)];
      this.texts.set(id, textOf(symbol, side, price, amount));
    }
  }
}

const scaled = (text: unknown, decimals: number): string => new Exact(10).pow(decimals).times(String(text)).toFixed();

const is = (text: unknown, scaled: bigint, decimals: number): boolean =>
  new Exact(String(text)).times(new Exact(10).pow(decimals)).eq(String(scaled));
