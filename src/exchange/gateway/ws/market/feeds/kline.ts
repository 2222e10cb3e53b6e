import type { Period } from '../../../../../contract/sockets.ts';
import type { Instrument } from '../../../../assets/instrument.ts';
import type { Candle, MarketData } from '../../../../market-data/port.ts';
import { candleTick } from '../../../htx/shapes.ts';
import { type Feed, QUIET } from './feed.ts';

/**
 * The running candle, at most ten times a second; a candle's last state is pushed before the next one begins.
 * A quiet one is pushed again now and then, so that a chart goes on where nobody trades.
 */
export function klineFeed(markets: MarketData, { symbol }: Instrument, period: Period): Feed {
  const pending = new Map<number, Candle>();
  let running: Candle | null = null;
  const body = (candle: Candle) => ({ tick: candleTick(candle) });
  const current = () => {
    const candle = markets.current(symbol, period);
    if (!candle) return null;
    running = candle;
    return body(candle);
  };
  return {
    pace: 1,
    refresh: QUIET,
    // What is about to be pushed begins with a candle that is over: a newcomer is told nothing newer before it.
    greet() {
      const [first] = pending.values();
      return first ? body(first) : current();
    },
    collect() {
      const ticks = [...pending.values()].map(body);
      pending.clear();
      const quiet = ticks.length === 0 ? current() : null;
      return quiet ? [quiet] : ticks;
    },
    onCandle(event) {
      if (event.period !== period) return false;
      const { candle } = event;
      // Also where its last state was pushed already: whoever missed that gets it with the next one.
      if (running && running.id < candle.id) pending.set(running.id, running);
      pending.set(candle.id, candle);
      running = candle;
      return true;
    },
  };
}
