import type { Instrument } from '../../../../assets/instrument.ts';
import type { MarketData } from '../../../../market-data/port.ts';
import type { Clock } from '../../../../platform/clock-port.ts';
import { depthTick, sourceLevels } from '../../../htx/depth-steps.ts';
import { bestQuote } from '../../../htx/shapes.ts';
import type { DepthStep, MbpLevels } from '../../../htx/topic.ts';
import { BookWindow } from '../book-window.ts';
import { type Feed, QUIET, SECOND } from './feed.ts';

/** Topics made from the order book. Each notes only that the book moved and reads it when it pushes. */

/** `depth.stepN`: a full picture once a second, of a quiet book each five. */
export function depthFeed(markets: MarketData, instrument: Instrument, step: DepthStep): Feed {
  const picture = () => ({ tick: depthTick(markets.depth(instrument.symbol, sourceLevels(step)), step, instrument) });
  return {
    pace: SECOND,
    refresh: QUIET,
    greet: picture,
    collect: () => [picture()],
    onBook: () => true,
  };
}

/** Levels that are pushed change by change; wider windows in batches of 100 ms. */
const EACH_CHANGE: readonly MbpLevels[] = [5, 20];

/**
 * `mbp.N`: the chain of deltas. There is no snapshot on sub, but a delta that changes nothing: ccxt needs one
 * before it takes the `req`'s answer. A quiet book sends such a one each second for the same reason.
 */
export function mbpFeed(markets: MarketData, { symbol }: Instrument, levels: MbpLevels): Feed {
  const window = new BookWindow(markets, symbol, levels);
  return {
    pace: EACH_CHANGE.includes(levels) ? 0 : 1,
    refresh: SECOND,
    greet: () => ({ tick: window.standstill() }),
    snapshot: () => window.snapshot(),
    collect(isForced) {
      const delta = window.advance(isForced);
      return delta ? [{ tick: delta }] : [];
    },
    onBook: () => true,
  };
}

/** `mbp.refresh.N`: the whole top N, each 100 ms when it has changed. */
export function refreshFeed(markets: MarketData, { symbol }: Instrument, levels: number): Feed {
  const window = new BookWindow(markets, symbol, levels);
  const picture = () => ({ tick: window.snapshot() });
  return {
    pace: 1,
    refresh: QUIET,
    greet: picture,
    collect: (isForced) => (window.advance(isForced) ? [picture()] : []),
    onBook: () => true,
  };
}

/** `bbo`: best bid and ask, whenever one of them changes. */
export function bboFeed(markets: MarketData, clock: Clock, { symbol }: Instrument): Feed {
  const read = () => {
    const depth = markets.depth(symbol, 1);
    return { symbol, quoteTime: clock.now(), ...bestQuote(depth), seqId: depth.version };
  };
  let last = read();
  return {
    pace: 0,
    refresh: 0,
    greet: () => ({ tick: read() }),
    collect() {
      const next = read();
      const isSame =
        next.bid === last.bid &&
        next.ask === last.ask &&
        next.bidSize === last.bidSize &&
        next.askSize === last.askSize;
      if (isSame) return [];
      last = next;
      return [{ tick: next }];
    },
    onBook: () => true,
  };
}
