import type { ReplyOf } from '../../contract/table.ts';
import { call } from '../../data/call.ts';
import type { Client } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import { COIN_SCALE } from '../../domain/constants.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { ofPercent } from '../../domain/fraction.ts';
import {
  type EndedAccount,
  type FuturesProof,
  type PublishedStretches,
  provePosition,
  type SaidEnd,
  type SaidPosition,
  type TickReason,
} from '../../domain/futures-proof.ts';
import { webSha256 } from '../../domain/tick-chain.ts';
import type { ProvenTick } from '../../domain/tick-check.ts';
import { exitOf, isTickEnded, sideOf, symbolOf } from '../futures/position.ts';
import { publishedTicks, stretchOf } from './published.ts';

/** A position as the exchange tells of it alone: with its account where that was liquidated. */
export type CheckedRow = ReplyOf<'futures.position'>;

/** What of a position was held against which ticks. */
export interface CheckedPosition {
  readonly row: CheckedRow;
  /** All of them, in their order. */
  readonly ticks: readonly ProvenTick[];
  readonly proof: FuturesProof;
}

/** Before a tick that reached a price so much is looked through: that none came earlier is shown for so long. */
const LOOK_MS = 5 * 60_000;
/** The exchange keeps all ticks for so long, and then those that results name. */
const KEPT_MS = 7 * DAY_MS;

function accountOf({ account }: CheckedRow): EndedAccount | null {
  if (!account) return null;
  const lineOf = (one: (typeof account)['closing'][number]) => ({
    symbol: symbolOf(one),
    direction: sideOf(one),
    size: one.number,
    entry: one.price,
  });
  return {
    money: account.money,
    positions: account.positions.map((one) => ({ ...lineOf(one), maintenance: ofPercent(one.maintenance) })),
    closing: account.closing.map(lineOf),
  };
}

const endOf = (row: CheckedRow): SaidEnd => ({
  seq: row.close_tick ?? 0,
  price: row.update_price,
  reason: (row.reason ?? '') as TickReason,
  askedAt: row.asked_at ?? 0,
  exits: {
    takeProfit: exitOf(row.target_profit_price),
    stopLoss: exitOf(row.stop_loss_price),
    exitOn: row.exit_on === 'last' ? 'last' : 'mark',
  },
  exitsAt: row.exits_at ?? 0,
  trigger: row.trigger_price ?? null,
  profit: row.fact_profits,
  account: accountOf(row),
});

/** What the exchange says of a position. */
const saidOf = (row: CheckedRow): SaidPosition => ({
  symbol: symbolOf(row),
  direction: sideOf(row),
  size: row.number,
  decimals: COIN_SCALE,
  spread: row.spread ?? '0',
  limit: row.order_kind === 'limit' ? row.origin_price : null,
  placedAt: row.placed_at ?? 0,
  open: { seq: row.open_tick ?? 0, price: row.price },
  end: isTickEnded(row) ? endOf(row) : null,
});

/** From when on ticks are looked through before one that something waited for since a moment. */
const since = (moment: number, reached: number) => Math.max(moment, reached - LOOK_MS);

/** The stretches around the opening of a position and around its end; one where they meet. */
function spansOf(row: CheckedRow, said: SaidPosition) {
  const [openAt, closeAt] = [row.open_at ?? 0, row.close_at ?? 0];
  const open = stretchOf(said.limit === null ? said.placedAt : since(said.placedAt, openAt), openAt);
  if (!said.end) return { open, end: null };
  const { reason, askedAt, exitsAt } = said.end;
  const from = { asked: askedAt, liquidated: closeAt, takeProfit: exitsAt, stopLoss: exitsAt }[reason];
  const end = stretchOf(since(Math.max(from, openAt), closeAt), closeAt);
  return end.from <= open.to ? { open: { ...open, to: end.to }, end: null } : { open, end };
}

/** A stretch as it was published; of long ago, where ticks that no result names are gone, the named one alone. */
function kept(ticks: readonly ProvenTick[], seq: number, isOld: boolean) {
  const isWhole = ticks.every((tick, place) => place === 0 || tick.seq === (ticks[place - 1]?.seq ?? 0) + 1);
  const isAlone = isOld && (!isWhole || ticks.length < 2);
  return { ticks: isAlone ? ticks.filter((tick) => tick.seq === seq) : ticks, isAlone };
}

/** Fetches what was published around what was done with a position, and holds it against that on this device. */
export async function checkPosition(
  client: Client,
  id: number,
  heard: Readonly<Record<number, string>>,
): Promise<CheckedPosition> {
  const row = await call(client, 'futures.position', { id });
  const said = saidOf(row);
  const spans = spansOf(row, said);
  const isOld = (at: number | null | undefined) => clockOf(client).now() - (at ?? 0) > KEPT_MS;
  const opening = await publishedTicks(client, row.symbol, spans.open);
  const open = kept(opening, said.open.seq, isOld(row.open_at));
  const ending = spans.end ? await publishedTicks(client, row.symbol, spans.end) : opening;
  const end = said.end ? kept(ending, said.end.seq, isOld(row.close_at)) : { ticks: [], isAlone: false };
  const isOne = !spans.end && said.end !== null && !open.isAlone && !end.isAlone;
  const stretches: PublishedStretches = {
    open: open.ticks,
    end: isOne ? open.ticks : end.ticks,
    beside: await besideOf(client, row, said),
    pinned: { open: open.isAlone, end: end.isAlone },
  };
  return {
    row,
    ticks: isOne ? open.ticks : [...open.ticks, ...end.ticks],
    proof: await provePosition(said, stretches, heard, webSha256),
  };
}

/** The tick that liquidated an account, for each of its other pairs. */
async function besideOf(client: Client, { account, close_at }: CheckedRow, { symbol }: SaidPosition) {
  const labels = [...new Set(account?.positions.map((one) => one.symbol))].filter(
    (one) => symbolOf({ symbol: one }) !== symbol,
  );
  const at = close_at ?? 0;
  const ticks = await Promise.all(labels.map((label) => publishedTicks(client, label, { from: at, to: at })));
  return Object.fromEntries(
    labels.flatMap((label, place) => {
      const [tick] = ticks[place] ?? [];
      return tick ? [[symbolOf({ symbol: label }), tick] as const] : [];
    }),
  );
}
