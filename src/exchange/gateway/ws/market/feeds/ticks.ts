import type { Instrument } from '../../../../assets/instrument.ts';
import type { MarketData } from '../../../../market-data/port.ts';
import { type Tick, tickOf } from '../../../../market-data/ticks/tick.ts';
import { tickItem } from '../../../htx/shapes.ts';
import type { Feed } from './feed.ts';

/** `tick`: every tick of the symbol once, in the order of the chain, so that a client can follow the hashes. */
export function ticksFeed(markets: MarketData, { symbol }: Instrument): Feed {
  let pending: Tick[] = [];
  return {
    pace: 0,
    refresh: 0,
    greet() {
      const latest = markets.ticks.latest(symbol);
      return latest ? { tick: tickItem(latest) } : null;
    },
    collect() {
      const ticks = pending;
      pending = [];
      return ticks.map((tick) => ({ tick: tickItem(tick) }));
    },
    onTicks(batch) {
      const tick = tickOf(batch, symbol);
      if (tick) pending.push(tick);
      return tick !== undefined;
    },
  };
}
