import * as z from 'zod';
import type { Bar } from '../../market-data/candles/bar.ts';
import type { RunningState } from '../../market-data/candles/running.ts';
import type { HistoryState } from '../../market-data/history/history.ts';
import type { Net } from '../inventory.ts';

/** One symbol's state at a checkpoint. Rows are rewritten every few seconds, so they are kept short. */
export interface SymbolState {
  /** Level of the price process. */
  readonly level: number;
  /** Last price in ticks. */
  readonly last: number;
  readonly running: RunningState;
  /** Makers' trades among themselves that are not posted yet. */
  readonly net: Net;
}

const units = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt);
const barSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), units, units, z.number()]).nullable();
const stateSchema = z.object({
  level: z.number(),
  last: z.number(),
  minute: z.number(),
  bar: barSchema,
  bases: z.array(barSchema),
  net: z.array(z.tuple([z.string(), units, units])),
});

type BarTuple = z.output<typeof barSchema>;

const packBar = (bar: Bar | null) =>
  bar && [bar.open, bar.high, bar.low, bar.close, String(bar.amount), String(bar.value), bar.count];

function unpackBar(tuple: BarTuple): Bar | null {
  if (!tuple) return null;
  const [open, high, low, close, amount, value, count] = tuple;
  return { open, high, low, close, amount, value, count };
}

/** A state as it is stored. */
export const packState = ({ level, last, running, net }: SymbolState) => ({
  level,
  last,
  minute: running.minute,
  bar: packBar(running.bar),
  bases: running.bases.map(packBar),
  net: [...net].map(([house, { lots, value }]) => [house, String(lots), String(value)]),
});

/** Reads a stored state; throws where it is none. */
export function unpackState(stored: unknown): SymbolState {
  const { level, last, minute, bar, bases, net } = stateSchema.parse(stored);
  return {
    level,
    last,
    running: { minute, bar: unpackBar(bar), bases: bases.map(unpackBar) },
    net: new Map(net.map(([house, lots, value]) => [house, { lots, value }])),
  };
}

const historySchema = z.record(
  z.string(),
  z.object({
    source: z.enum(['seed', 'upstream']),
    segments: z.array(z.object({ from: z.number(), to: z.number(), level: z.number() })),
  }),
);

/** The histories of all symbols as one text. */
export const packHistories = (histories: ReadonlyMap<string, HistoryState>): string =>
  JSON.stringify(Object.fromEntries(histories));

export const unpackHistories = (text: string): ReadonlyMap<string, HistoryState> =>
  new Map(Object.entries(historySchema.parse(JSON.parse(text))));
