import type { FuturesPrices } from './futures/prices.ts';
import { batchHash, GENESIS_HASH, proofAt, rootOf, tickTree, webSha256 } from './tick-chain.ts';
import type { ProvenTick } from './tick-check.ts';

/** A chain as an exchange publishes it, for the tests of what is held against one. */

export const SAMPLE_START = 1_800_000_000_000;
/** Number of its first tick; one comes each second. */
export const SAMPLE_SEQ = 41;

export const flatPrices = (price: string): FuturesPrices => ({ index: price, mark: price, last: price });

/** Ticks of one of the symbols; each batch has the prices of all of them. */
export async function sampleChain(
  symbol: string,
  batches: readonly Readonly<Record<string, FuturesPrices>>[],
): Promise<ProvenTick[]> {
  const ticks: ProvenTick[] = [];
  for (const [place, prices] of batches.entries()) {
    const leaves = Object.entries(prices).map(([name, each]) => ({ ...each, symbol: name }));
    const own = leaves.findIndex((leaf) => leaf.symbol === symbol);
    const { index, mark, last } = prices[symbol] ?? flatPrices('0');
    const tree = await tickTree(leaves, webSha256);
    const header = {
      seq: SAMPLE_SEQ + place,
      at: SAMPLE_START + place * 1000,
      root: rootOf(tree),
      prevHash: ticks.at(-1)?.hash ?? GENESIS_HASH,
    };
    const hash = await batchHash(header, webSha256);
    ticks.push({ ...header, hash, index, mark, last, proof: proofAt(tree, own) });
  }
  return ticks;
}
