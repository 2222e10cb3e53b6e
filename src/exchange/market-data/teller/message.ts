import type { InstrumentSeed } from '../../assets/instruments.ts';
import type { Candle } from '../port.ts';

/** What the thread is asked: the path by what it is made of, and the secrets that the thread has not been given before. */
export interface Asked {
  readonly instrument: InstrumentSeed;
  readonly level: number;
  /** That of the days before `first`, and those of days since then. */
  readonly shared: Uint8Array;
  readonly first: number;
  readonly own: readonly (readonly [day: number, secret: Uint8Array])[];
  /** From and to, in turn. */
  readonly spans: Float64Array;
}

/** Candles one after the other, as numbers: they are handed over without being copied. */
export type Answered = Float64Array<ArrayBuffer> | { readonly failed: string };

const FIELDS = ['id', 'open', 'close', 'high', 'low', 'amount', 'vol', 'count'] as const satisfies (keyof Candle)[];

/** A span without trades is one of no numbers. */
export function pack(candles: readonly (Candle | null)[]): Float64Array<ArrayBuffer> {
  const packed = new Float64Array(candles.length * FIELDS.length).fill(Number.NaN);
  for (const [index, candle] of candles.entries())
    if (candle)
      packed.set(
        FIELDS.map((field) => candle[field]),
        index * FIELDS.length,
      );
  return packed;
}

export function unpack(packed: Float64Array): (Candle | null)[] {
  const at = (index: number, field: (typeof FIELDS)[number]) =>
    packed[index * FIELDS.length + FIELDS.indexOf(field)] ?? Number.NaN;
  return Array.from({ length: packed.length / FIELDS.length }, (_, index) => {
    const id = at(index, 'id');
    if (Number.isNaN(id)) return null;
    return {
      id,
      open: at(index, 'open'),
      close: at(index, 'close'),
      high: at(index, 'high'),
      low: at(index, 'low'),
      amount: at(index, 'amount'),
      vol: at(index, 'vol'),
      count: at(index, 'count'),
    };
  });
}
