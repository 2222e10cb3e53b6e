import type { Fields, Reply, Stage } from '../../product.ts';
import { Exact, sum } from '../decimal.ts';

/** Numbers of an option's states on the wire. */
export const STATUS = { open: 1, closed: 3 } as const;

/** An option as its user is told of it; moments in unix ms. */
export interface OptionRow {
  readonly id: number;
  readonly match: number;
  readonly coin: number;
  readonly symbol: string;
  readonly isUp: boolean;
  readonly seconds: number;
  readonly stake: string;
  readonly ratio: string;
  readonly status: number;
  readonly result: number;
  readonly profit: string;
  readonly payout: string;
  readonly dueAt: number;
  readonly open: Told | null;
  readonly end: Told | null;
}

/** A tick as an option names it, or as everybody can read it. */
export interface Told {
  readonly seq: number;
  readonly at: number;
  readonly index: string;
}

const tickOf = (seq: unknown, at: unknown, index: unknown): Told | null =>
  seq === null ? null : { seq: Number(seq), at: Number(at), index: String(index) };

export const optionRow = (row: Record<string, unknown>): OptionRow => ({
  id: Number(row.id),
  match: Number(row.match_id),
  coin: Number(row.currency_id),
  symbol: String(row.symbol_name),
  isUp: Number(row.type) === 1,
  seconds: Number(row.seconds),
  stake: String(row.number),
  ratio: String(row.profit_ratio),
  status: Number(row.status),
  result: Number(row.profit_result),
  profit: String(row.fact_profits),
  payout: String(row.payout),
  dueAt: Number(row.due_at),
  open: tickOf(row.open_tick, row.open_at, row.open_price),
  end: tickOf(row.end_tick, row.end_at, row.end_price),
});

/** Rows of microtrade/lists. */
export const optionRows = (message: unknown): OptionRow[] =>
  (message as { data: Record<string, unknown>[] }).data.map(optionRow);

type Ask = (name: string, fields: Fields) => Promise<Reply>;

/** The first tick that everybody can read from a moment on; null where there is none, undefined where nobody says. */
export async function firstTick(
  ask: Ask,
  { symbol }: OptionRow,
  from: number,
  to: number,
): Promise<Told | null | undefined> {
  const reply = await ask('market.ticks', { symbol, from, to });
  if (reply.kind !== 'ok') return undefined;
  const [first] = (reply.message as { ticks: Record<string, unknown>[] }).ticks;
  return first ? { seq: Number(first.seq), at: Number(first.at), index: String(first.index) } : null;
}

/** What a user's options won and lost, all together; null where nobody says, or there are more than a page of them. */
export async function wonAndLost({ call }: Stage): Promise<Exact | null> {
  const reply = await call('options.orders', { limit: 100 });
  if (reply.kind !== 'ok') return null;
  const rows = optionRows(reply.message);
  return rows.length === 100 ? null : sum(rows.map(({ profit }) => new Exact(profit).abs()));
}
