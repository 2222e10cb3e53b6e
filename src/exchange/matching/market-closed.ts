import type { Instrument } from '../assets/instrument.ts';
import { Refusal } from '../platform/refusal.ts';
import { wireTime } from '../platform/wire-time.ts';

/** Refuses an order outside the session of its instrument; `next` is the moment at which it opens, unix ms. */
export const marketClosed = ({ base, quote }: Instrument, next: number | null): Refusal =>
  new Refusal('marketClosed', {
    pair: `${base.name}/${quote.name}`,
    time: next === null ? '' : `${wireTime(next)} UTC`,
  });
