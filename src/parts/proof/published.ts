import type { OptionOrder } from '../../contract/rows/option.ts';
import { call } from '../../data/call.ts';
import type { Client } from '../../data/client.ts';
import { COIN_SCALE } from '../../domain/constants.ts';
import { type OptionProof, proveOption, type SettledOption } from '../../domain/option-proof.ts';
import { outcomeOf } from '../../domain/options.ts';
import { webSha256 } from '../../domain/tick-chain.ts';
import type { ProvenTick } from '../../domain/tick-check.ts';
import { acceptedAtOf, dueAtOf, endOf, sideOf } from '../options/option.ts';

const MINUTE_MS = 60_000;
/** Nothing is accepted at a price that is older: so long before there is a tick. */
const BEFORE_MS = 12_000;

/** A stretch of time between two published heads: from the last whole minute before something to the next one after it ended. */
export const stretchOf = (from: number, to: number) => ({
  from: Math.min(Math.floor(from / MINUTE_MS) * MINUTE_MS, from - BEFORE_MS),
  to: Math.ceil(to / MINUTE_MS) * MINUTE_MS,
});

/** The ticks of a pair, by its label, in a stretch of time. */
export async function publishedTicks(
  client: Client,
  symbol: string,
  { from, to }: ReturnType<typeof stretchOf>,
): Promise<ProvenTick[]> {
  const ticks: ProvenTick[] = [];
  for (let after = 0; ; ) {
    const asked = { symbol, from, to, proof: '1' as const, ...(after > 0 && { after }) };
    const reply = await call(client, 'market.ticks', asked);
    ticks.push(...reply.ticks.map(({ prev_hash, ...tick }) => ({ ...tick, prevHash: prev_hash })));
    if (reply.next <= after) return ticks;
    after = reply.next;
  }
}

/** What the exchange says of an option that has ended. */
function saidOf(order: OptionOrder): SettledOption {
  const [open, end] = [order.open_price ?? '', order.end_price ?? ''];
  const outcome = endOf(order);
  return {
    symbol: order.symbol_name.replace('/', '').toLowerCase(),
    direction: sideOf(order),
    stake: order.number,
    ratio: order.profit_ratio,
    decimals: COIN_SCALE,
    acceptedAt: acceptedAtOf(order),
    dueAt: dueAtOf(order),
    open: { seq: order.open_tick ?? 0, price: open },
    end: { seq: order.end_tick ?? 0, price: end },
    outcome: outcome === 'returned' ? outcomeOf(sideOf(order), open, end) : outcome,
    payout: order.payout ?? '',
  };
}

/** A result with the ticks that it was held against. */
export interface CheckedResult {
  readonly ticks: readonly ProvenTick[];
  readonly proof: OptionProof;
}

/** Fetches what was published around an option, and recomputes its result from it on this device. */
export async function checkResult(
  client: Client,
  order: OptionOrder,
  heard: Readonly<Record<number, string>>,
): Promise<CheckedResult> {
  const stretch = stretchOf(acceptedAtOf(order), order.end_at ?? dueAtOf(order));
  const ticks = await publishedTicks(client, order.symbol_name, stretch);
  return { ticks, proof: await proveOption(saidOf(order), ticks, heard, webSha256) };
}
