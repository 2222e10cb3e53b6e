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
  const current = () => {
    const candle = markets.current(symbol, period);
    return candle ? { tick: candleTick(candle) } : null;
  };
  return {
    pace: 1,
    refresh: QUIET,
    greet: current,
    collect() {
      const ticks = [...pending.values()].map((candle) => ({ tick: candleTick(candle) }));
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
