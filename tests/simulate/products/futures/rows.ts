import type { Fields, Reply, Stage } from '../../product.ts';
import { Exact, sum } from '../decimal.ts';

/** What a row of a position says (wire.md section 6), as far as users and the model look. */
export interface PositionRow {
  readonly id: number;
  readonly base: number;
  readonly quote: number;
  readonly symbol: string;
  readonly isLong: boolean;
  readonly isLimit: boolean;
  readonly lots: number;
  readonly openLots: number;
  readonly size: string;
  readonly multiple: number;
  readonly reference: string;
  readonly price: string;
  readonly closePrice: string;
  readonly margin: string;
  readonly openMargin: string;
  readonly profit: string;
  /** Unrealised. */
  readonly stands: string;
  readonly fee: string;
  readonly overnight: string;
  readonly maintenance: string;
  readonly status: number;
  readonly takeProfit: string;
  readonly stopLoss: string;
  readonly exitOn: 'mark' | 'last';
  readonly placedAt: number;
  readonly askedAt: number;
  readonly open: Named | null;
  readonly close: Named | null;
  readonly trigger: string | null;
  readonly reason: string;
  readonly liquidationFee: string;
  readonly covered: string;
  readonly cut: string;
  readonly partOf: number | null;
}

/** A tick that a row names. */
export interface Named {
  readonly seq: number;
  readonly at: number;
}

/** A tick as everybody can read it. */
export interface PublicTick extends Named {
  readonly index: string;
  readonly mark: string;
  readonly last: string;
}

export const STATUS = { entrust: 0, open: 1, closing: 2, closed: 3, cancelled: 4 } as const;

const named = (seq: unknown, at: unknown): Named | null =>
  seq === null || seq === undefined ? null : { seq: Number(seq), at: Number(at) };

export const positionRow = (row: Record<string, unknown>): PositionRow => ({
  id: Number(row.id),
  base: Number(row.currency),
  quote: Number(row.legal),
  symbol: String(row.symbol),
  isLong: Number(row.type) === 1,
  isLimit: row.order_kind === 'limit',
  lots: Number(row.share),
  openLots: Number(row.open_share),
  size: String(row.number),
  multiple: Number(row.multiple),
  reference: String(row.origin_price),
  price: String(row.price),
  closePrice: String(row.update_price),
  margin: String(row.caution_money),
  openMargin: String(row.origin_caution_money),
  profit: String(row.fact_profits),
  stands: String(row.profits),
  fee: String(row.trade_fee),
  overnight: String(row.overnight_money),
  maintenance: String(row.maintenance),
  status: Number(row.status),
  takeProfit: String(row.target_profit_price),
  stopLoss: String(row.stop_loss_price),
  exitOn: row.exit_on === 'last' ? 'last' : 'mark',
  placedAt: Number(row.placed_at),
  askedAt: Number(row.asked_at ?? 0),
  open: named(row.open_tick, row.open_at),
  close: named(row.close_tick, row.close_at),
  trigger: row.trigger_price === null ? null : String(row.trigger_price),
  reason: String(row.reason),
  liquidationFee: String(row.liquidation_fee),
  covered: String(row.covered),
  cut: String(row.cut),
  partOf: row.part_of === null ? null : Number(row.part_of),
});

/** Rows of lever/my_trade. */
export const positionRows = (message: unknown): PositionRow[] =>
  (message as { message: { data: Record<string, unknown>[] } }).message.data.map(positionRow);

type Ask = (name: string, fields: Fields) => Promise<Reply>;

/** Ticks that everybody can read of a stretch of time; null where nobody says. */
export async function ticksOf(ask: Ask, symbol: string, from: number, to: number): Promise<PublicTick[] | null> {
  const reply = await ask('market.ticks', { symbol, from, to });
  if (reply.kind !== 'ok') return null;
  return (reply.message as { ticks: Record<string, unknown>[] }).ticks.map((tick) => ({
    seq: Number(tick.seq),
    at: Number(tick.at),
    index: String(tick.index),
    mark: String(tick.mark),
    last: String(tick.last),
  }));
}

/** What a user's futures won and lost and cost, all together; null where nobody says, or there are more than a page of them. */
export async function movedByFutures({ call }: Stage): Promise<Exact | null> {
  const reply = await call('futures.positions', { limit: 100 });
  if (reply.kind !== 'ok') return null;
  const rows = positionRows(reply.message);
  if (rows.length === 100) return null;
  return sum(
    rows.map(({ profit, stands, fee, overnight, liquidationFee }) =>
      new Exact(profit).abs().plus(new Exact(stands).abs()).plus(fee).plus(overnight).plus(liquidationFee),
    ),
  );
}
