import type { Period } from '../../../contract/sockets.ts';
import { lastSecondOf } from '../candles/periods.ts';
import type { Candle } from '../port.ts';
import { readCandles, type UpstreamMessage } from './message.ts';

/** Candles that one `req` may ask for. */
const PAGE = 300;

interface Waiting {
  readonly resolve: (candles: Candle[]) => void;
  readonly reject: (error: Error) => void;
}

export interface HistoryOptions {
  /** Least time between two `req` of one connection (htx-protocol.md section 3). */
  readonly paceMs: number;
  readonly timeoutMs: number;
  readonly send: (message: object) => void;
}

/** Asks an HTX-protocol server for candles, page by page and no faster than it allows. */
export class UpstreamCandles {
  private readonly options: HistoryOptions;
  private readonly waiting = new Map<string, Waiting>();
  private queue: Promise<unknown> = Promise.resolve();
  private ids = 0;

  constructor(options: HistoryOptions) {
    this.options = options;
  }

  /** Ascending, inclusive bounds in unix seconds. */
  async read(symbol: string, period: Period, from: number, to: number): Promise<readonly Candle[]> {
    const found = new Map<number, Candle>();
    for (let start = from, end = from; start <= to; start = end + 1) {
      end = Math.min(to, lastSecondOf(period, start, PAGE));
      for (const candle of await this.page(`market.${symbol}.kline.${period}`, start, end))
        found.set(candle.id, candle);
    }
    return [...found.values()].sort((a, b) => a.id - b.id);
  }

  /** Takes a reply; false where it is to nothing of ours. */
  take({ id, status, data, 'err-msg': message }: UpstreamMessage): boolean {
    const waiting = typeof id === 'string' ? this.waiting.get(id) : undefined;
    if (!waiting) return false;
    const candles = status === 'ok' ? readCandles(data) : null;
    if (candles) waiting.resolve(candles);
    else waiting.reject(new Error(`market upstream: ${message ?? 'candles of an unknown shape'}`));
    return true;
  }

  /** The link is lost: nothing that was asked will be answered. */
  drop(): void {
    for (const { reject } of this.waiting.values()) reject(new Error('market upstream: the connection was lost'));
  }

  private page(topic: string, from: number, to: number): Promise<Candle[]> {
    const turn = this.queue;
    const request = turn.then(() => this.ask(topic, from, to));
    this.queue = turn.then(() => new Promise((resolve) => setTimeout(resolve, this.options.paceMs)));
    return request;
  }

  private ask(topic: string, from: number, to: number): Promise<Candle[]> {
    this.ids += 1;
    const id = `history-${this.ids}`;
    return new Promise<Candle[]>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      setTimeout(() => reject(new Error('market upstream: no answer')), this.options.timeoutMs).unref();
      this.options.send({ req: topic, id, from, to });
    }).finally(() => this.waiting.delete(id));
  }
}
