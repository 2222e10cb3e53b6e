import { decimalText } from '../../domain/decimal-text.ts';
import { changePercent } from '../../domain/scaled.ts';
import type { DetailEvent, LiveBar, PublicTrade } from './events.ts';

/**
 * Message shapes, checked and coerced by hand: the worker reads thousands a second, and schemas would cost it more than
 * inflating. What does not fit is null; nothing is cast.
 */

type Fields = Readonly<Record<string, unknown>>;

/** An object's fields, or null. */
export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** Canonical decimal text of a wire figure, or null. */
export const figure = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? decimalText(value) : null;

/** A safe whole number of the wire, or null. */
export function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

type Figures = Pick<LiveBar, 'open' | 'close' | 'high' | 'low' | 'amount' | 'vol'>;

/** The figures that details and candles share. */
function readFigures(tick: unknown): Figures | null {
  const fields = fieldsOf(tick);
  if (!fields) return null;
  const open = figure(fields.open);
  const close = figure(fields.close);
  const high = figure(fields.high);
  const low = figure(fields.low);
  if (open === null || close === null || high === null || low === null) return null;
  return { open, close, high, low, amount: figure(fields.amount) ?? '0', vol: figure(fields.vol) ?? '0' };
}

/** A quote, in words of ours. */
export function readDetail(tick: unknown): DetailEvent | null {
  const figures = readFigures(tick);
  if (!figures) return null;
  const { open, close, high, low, amount, vol } = figures;
  return {
    kind: 'detail',
    price: close,
    change: changePercent(open, close),
    open,
    high,
    low,
    volume: amount,
    turnover: vol,
  };
}

export function readBar(tick: unknown): LiveBar | null {
  const id = wholeNumber(fieldsOf(tick)?.id);
  const figures = readFigures(tick);
  return id !== null && figures ? { id, ...figures } : null;
}

/** One side of a book, flat. Lists may come as JSON text (wire.md 9). */
export function readLevels(value: unknown): string[] | null {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list)) return null;
  const flat: string[] = [];
  for (const level of list) {
    if (!Array.isArray(level)) return null;
    const price = figure(level[0]);
    const size = figure(level[1]);
    if (price === null || size === null) return null;
    flat.push(price, size);
  }
  return flat;
}

export interface BookMessage {
  readonly bids: string[];
  readonly asks: string[];
  /** `version` of a snapshot, `seqNum` of a delta. */
  readonly seq: number;
  /** Deltas only. */
  readonly prevSeq: number | null;
}

export function readBook(tick: unknown): BookMessage | null {
  const fields = fieldsOf(tick);
  if (!fields) return null;
  const bids = readLevels(fields.bids ?? []);
  const asks = readLevels(fields.asks ?? []);
  if (!bids || !asks) return null;
  return {
    bids,
    asks,
    seq: wholeNumber(fields.seqNum ?? fields.version) ?? 0,
    prevSeq: wholeNumber(fields.prevSeqNum),
  };
}

/** Trades of a push (`tick.data`) or of a reply (`data`). A trade that does not fit is left out, not the rest with it. */
export function readTrades(list: unknown): PublicTrade[] {
  if (!Array.isArray(list)) return [];
  const trades: PublicTrade[] = [];
  for (const row of list) {
    const fields = fieldsOf(row);
    if (!fields) continue;
    const price = figure(fields.price);
    const amount = figure(fields.amount);
    const ts = wholeNumber(fields.ts);
    const direction = fields.direction;
    // Ids of trades exceed 2^53; `tradeId` does not, in either spelling.
    const id = fields.tradeId ?? fields['trade-id'] ?? fields.id;
    if (price === null || amount === null || ts === null || (direction !== 'buy' && direction !== 'sell')) continue;
    if (typeof id !== 'number' && typeof id !== 'string') continue;
    trades.push({ id: String(id), ts, price, amount, direction });
  }
  return trades.sort((a, b) => b.ts - a.ts);
}

/** JSON, or undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
