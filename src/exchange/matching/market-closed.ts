import type { Instrument } from '../assets/instrument.ts';
import { Refusal } from '../platform/refusal.ts';

/** Refuses an order outside the session of its instrument; `next` is the moment at which it opens, unix ms, null where none is known. */
export const marketClosed = ({ base, quote }: Instrument, next: number | null): Refusal =>
  next === null
    ? new Refusal('closed')
    : new Refusal('marketClosed', { pair: `${base.name}/${quote.name}`, time: next });

/** Refuses an order while the operator has halted its instrument. */
export const marketHalted = ({ base, quote }: Instrument): Refusal =>
  new Refusal('marketHalted', { pair: `${base.name}/${quote.name}` });
