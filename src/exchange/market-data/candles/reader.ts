import type { Period } from '../../../contract/sockets.ts';
import type { LoopQueue } from '../../platform/loop-queue.ts';
import type { Store } from '../../platform/store/open.ts';
import type { Candle, IndexSource } from '../port.ts';
import type { SymbolFeed } from '../symbol-feed.ts';
import type { PricePath } from '../synthetic/price-path.ts';
import type { Span, Teller } from '../teller/teller.ts';
import { toCandle } from './bar.ts';
import { DAY, nextStart, startsBack } from './periods.ts';
import { MINUTES_KEPT, readCandleBefore, readCandles } from './table.ts';

/** Periods looked at in one go where many of them may hold no trading at all. */
const LEAST_CHUNK = 256;

export interface CandleReaderOptions {
  readonly store: Store;
  readonly upstream: IndexSource | undefined;
  readonly loop: LoopQueue;
  readonly teller: Teller;
}

/** Puts a window of candles together: told by the process or by upstream, stored, closed but not yet stored, running. */
export class CandleReader {
  private readonly options: CandleReaderOptions;

  constructor(options: CandleReaderOptions) {
    this.options = options;
  }

  async read(
    feed: SymbolFeed,
    period: Period,
    from: number,
    to: number,
    limit: number,
    now: number,
  ): Promise<Candle[]> {
    const { history } = feed.known;
    const oldest = Math.max(Math.ceil(from), history.begin, period === '1min' ? now - MINUTES_KEPT : 0);
    const pages: Candle[][] = [];
    let found = 0;
    for (let until = Math.min(Math.floor(to), now); found < limit && until >= oldest; ) {
      const wanted = limit - found;
      const starts = startsBack(
        period,
        oldest,
        until,
        feed.session.isAlwaysOpen ? wanted : Math.max(wanted, LEAST_CHUNK),
      );
      const first = starts[0];
      if (first === undefined) break;
      const page = (await this.page(feed, period, starts, now)).slice(-wanted);
      pages.unshift(page);
      found += page.length;
      until = first - 1;
    }
    return pages.flat();
  }

  private async page(feed: SymbolFeed, period: Period, starts: readonly number[], now: number): Promise<Candle[]> {
    const candles = new Map<number, Candle>();
    // Both of one moment: by the time that all are sorted, another period may have begun.
    const begun = feed.known.candles.running.start(period);
    const current = feed.current(period);
    const stored: number[] = [];
    const foreign: number[] = [];
    const synthetic = new Map<PricePath, Span[]>();
    const spansOf = (path: PricePath): Span[] => {
      const spans = synthetic.get(path) ?? [];
      synthetic.set(path, spans);
      return spans;
    };
    await this.options.loop.each(starts, (start) => {
      if (start >= begun) return;
      const source = this.sourceOf(feed, period, start);
      if (source === 'store') stored.push(start);
      else if (source === 'upstream') foreign.push(start);
      else spansOf(source).push([start, nextStart(period, start)]);
    });
    for (const [path, spans] of synthetic)
      for (const candle of await this.options.teller.tell(path, spans)) if (candle) candles.set(candle.id, candle);
    for (const candle of await this.stored(feed, period, stored)) candles.set(candle.id, candle);
    for (const candle of await this.foreign(feed, period, foreign)) candles.set(candle.id, candle);
    if (current) candles.set(current.id, current);
    return this.fill(feed, period, starts, candles, now);
  }

  private sourceOf(feed: SymbolFeed, period: Period, start: number): PricePath | 'store' | 'upstream' {
    const { history } = feed.known;
    const end = nextStart(period, start);
    const path = history.pathFor(start, end);
    if (!path) return 'store';
    return this.options.upstream && history.isFromUpstream(end) ? 'upstream' : path;
  }

  private async stored(feed: SymbolFeed, period: Period, starts: readonly number[]): Promise<Candle[]> {
    const [first, last] = [starts[0], starts.at(-1)];
    if (first === undefined || last === undefined) return [];
    // Taken before the store answers: a checkpoint may move them over meanwhile.
    const unsaved = feed.known.candles.unsaved
      .filter((closed) => closed.period === period && closed.id >= first && closed.id <= last)
      .map(({ id, bar }) => toCandle(id, bar, feed.instrument));
    return [...(await readCandles(this.options.store.db, feed.instrument.symbol, period, first, last)), ...unsaved];
  }

  private async foreign(feed: SymbolFeed, period: Period, starts: readonly number[]): Promise<readonly Candle[]> {
    const [first, last] = [starts[0], starts.at(-1)];
    if (first === undefined || last === undefined || !this.options.upstream) return [];
    try {
      return await this.options.upstream.history(feed.instrument.symbol, period, first, last);
    } catch {
      // Out of reach just now: the process was set to the same level when the symbol began to follow.
      return starts.flatMap((start) => {
        const bar = feed.known.history.bar(start, nextStart(period, start));
        return bar ? [toCandle(start, bar, feed.instrument)] : [];
      });
    }
  }

  /** Periods without trades are flat where the market was open, and missing where it was not. */
  private async fill(
    feed: SymbolFeed,
    period: Period,
    starts: readonly number[],
    candles: ReadonlyMap<number, Candle>,
    now: number,
  ): Promise<Candle[]> {
    const filled: Candle[] = [];
    const [first] = starts;
    if (first === undefined) return filled;
    let close = candles.has(first) ? null : await this.closeBefore(feed, period, first);
    await this.options.loop.each(starts, (start) => {
      const candle = candles.get(start);
      if (candle) filled.push(candle);
      else if (close !== null && isOpenWithin(feed, start, Math.min(nextStart(period, start), now)))
        filled.push({ id: start, open: close, close, high: close, low: close, amount: 0, vol: 0, count: 0 });
      if (candle) close = candle.close;
    });
    return filled;
  }

  /** The last close before a period; a hole at the start of a window needs it. */
  private async closeBefore(feed: SymbolFeed, period: Period, start: number): Promise<number | null> {
    const { history, candles } = feed.known;
    // Newer than what the store has; taken before it answers, as above.
    const unsaved = candles.unsaved.findLast((closed) => closed.period === period && closed.id < start);
    const closed = unsaved
      ? toCandle(unsaved.id, unsaved.bar, feed.instrument)
      : await readCandleBefore(this.options.store.db, feed.instrument.symbol, period, start);
    const told = history.lastMinute(Math.max(history.begin, start - 8 * DAY), start);
    // Of time that is told, a closed candle counts what lies in it.
    if (closed && (!told || nextStart(period, closed.id) > told[0])) return closed.close;
    return told && toCandle(told[0], told[1], feed.instrument).close;
  }
}

/** Whether the market was open in any part of [from, to) that has begun. */
const isOpenWithin = (feed: SymbolFeed, from: number, to: number): boolean =>
  feed.session.spans(from * 1000, to * 1000).length > 0;
