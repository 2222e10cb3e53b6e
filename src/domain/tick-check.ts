import {
  batchHash,
  isTickIncluded,
  leafHash,
  type Sha256,
  type TickHeader,
  type TickPrices,
  type TickProof,
} from './tick-chain.ts';

/** A published tick of a symbol with what shows that its prices are those of its batch. */
export interface ProvenTick extends TickHeader, Omit<TickPrices, 'symbol'> {
  readonly proof?: TickProof | undefined;
}

/** Why a chain does not hold, and at which tick first. */
export type ChainFault =
  /** What is told of the tick is not what its hash was made of. */
  | { readonly kind: 'changed'; readonly seq: number; readonly published: string; readonly computed: string }
  /** It is not there, or nothing shows that its prices are those of the batch. */
  | { readonly kind: 'missing'; readonly seq: number }
  /** It does not follow the one before, or another tick of its number was heard when it was published. */
  | { readonly kind: 'replaced'; readonly seq: number };

export interface CheckedChain {
  /** Links from one tick to the next, and how many of them hold from the first on. */
  readonly links: number;
  readonly holds: number;
  readonly fault: ChainFault | null;
}

/**
 * Recomputes ticks of one symbol from the first to the last that should be there (`toSeq`). `heard` are hashes by number that
 * were heard when they were published: a chain that was made anew as a whole is told by them.
 */
export async function checkTicks(
  symbol: string,
  ticks: readonly ProvenTick[],
  toSeq: number,
  heard: Readonly<Record<number, string>>,
  sha256: Sha256,
): Promise<CheckedChain> {
  const first = ticks[0]?.seq ?? toSeq;
  const links = Math.max(ticks.at(-1)?.seq ?? toSeq, toSeq) - first;
  const brokenAt = (fault: ChainFault): CheckedChain => ({
    links,
    holds: Math.max(0, Math.min(links, fault.seq - first - 1)),
    fault,
  });
  let before: ProvenTick | undefined;
  for (const tick of ticks) {
    if (before && tick.seq !== before.seq + 1) return brokenAt({ kind: 'missing', seq: before.seq + 1 });
    const fault = await faultOf(symbol, tick, before, heard, sha256);
    if (fault) return brokenAt(fault);
    before = tick;
  }
  if (!before || before.seq < toSeq) return brokenAt({ kind: 'missing', seq: before ? before.seq + 1 : toSeq });
  return { links, holds: links, fault: null };
}

async function faultOf(
  symbol: string,
  tick: ProvenTick,
  before: ProvenTick | undefined,
  heard: Readonly<Record<number, string>>,
  sha256: Sha256,
): Promise<ChainFault | null> {
  const { seq, hash, proof, index, mark, last } = tick;
  const computed = await batchHash(tick, sha256);
  if (computed !== hash) return { kind: 'changed', seq, published: hash, computed };
  if ((before && tick.prevHash !== before.hash) || (heard[seq] ?? hash) !== hash) return { kind: 'replaced', seq };
  if (!proof) return { kind: 'missing', seq };
  const prices = { symbol, index, mark, last };
  if (await isTickIncluded(prices, proof, tick.root, sha256)) return null;
  // Of a leaf the root is what was published; what these prices come to is told by their own hash.
  return { kind: 'changed', seq, published: tick.root, computed: await leafHash(prices, sha256) };
}

/** The tick that decides at a moment is the first at or after it: the one before it is earlier. Null where the ticks do not show it. */
export function firstAt<Tick extends Pick<TickHeader, 'seq' | 'at'>>(
  ticks: readonly Tick[],
  moment: number,
): Tick | null {
  const place = ticks.findIndex(({ at }) => at >= moment);
  const found = ticks[place];
  return found && (place > 0 || found.seq === 1) ? found : null;
}
