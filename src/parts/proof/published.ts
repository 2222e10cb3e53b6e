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
/** No option is accepted at a price that is older: so long before there is a tick. */
const BEFORE_MS = 12_000;

/** The ticks between two published heads: from the last whole minute before an option was accepted to the next one after it ended. */
async function publishedTicks(client: Client, order: OptionOrder): Promise<ProvenTick[]> {
  const accepted = acceptedAtOf(order);
  const from = Math.min(Math.floor(accepted / MINUTE_MS) * MINUTE_MS, accepted - BEFORE_MS);
  const to = Math.ceil((order.end_at ?? dueAtOf(order)) / MINUTE_MS) * MINUTE_MS;
  const ticks: ProvenTick[] = [];
  for (let after = 0; ; ) {
    const asked = { symbol: order.symbol_name, from, to, proof: '1' as const, ...(after > 0 && { after }) };
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
  const ticks = await publishedTicks(client, order);
  return { ticks, proof: await proveOption(saidOf(order), ticks, heard, webSha256) };
}
