import type { Instrument } from '../../../assets/instrument.ts';
import type { MarketData } from '../../../market-data/port.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** The pair of a symbol as on the wire, "BTC/USDT". */
export function pairBySymbol(markets: MarketData, symbol: string): Instrument {
  const instrument = markets.bySymbol(symbol.replace('/', '').toLowerCase());
  if (!instrument) throw new Refusal('spot.pairUnknown');
  return instrument;
}
