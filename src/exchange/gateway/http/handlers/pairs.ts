import type { Instrument } from '../../../assets/instrument.ts';
import type { Markets } from '../../../matching/port.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** The pair of a symbol as on the wire, "BTC/USDT". */
export function pairBySymbol(markets: Markets, symbol: string): Instrument {
  const instrument = markets.bySymbol(symbol.replace('/', '').toLowerCase());
  if (!instrument) throw new Refusal('spot.pairUnknown');
  return instrument;
}
