/**
 * The chain of ticks, for whoever makes it and whoever checks it. Once a second the exchange publishes a batch: index, mark
 * and last price of every symbol at one moment. The prices are leaves of a Merkle tree; a batch's hash covers its number,
 * its moment, the tree's root and the hash before it. So one symbol's tick is checked without the others' prices, and no
 * published price can be changed without changing every hash after it (readings E14, H2).
 *
 * Everything that is hashed is UTF-8 text; hashes are SHA-256 in lower-case hex.
 */

/** SHA-256 of a text as 64 hex digits. */
export type Sha256 = (text: string) => string | Promise<string>;

/** Prices of one symbol as canonical decimal text. */
export interface TickPrices {
  readonly symbol: string;
  /** Reference price of the outside world. */
  readonly index: string;
  /** Median of index, best bid and best ask: what positions are valued at. */
  readonly mark: string;
  /** Price of the last trade. */
  readonly last: string;
}

/** What the chain keeps of a batch. */
export interface TickHeader {
  /** Number of the batch; the first is 1. */
  readonly seq: number;
  /** Unix ms of the exchange's clock. */
  readonly at: number;
  /** Root of the tree over all symbols' prices. */
  readonly root: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** Where a symbol's prices stand in a batch: its place among so many leaves, and the hashes beside the way to the root. */
export interface TickProof {
  readonly place: number;
  readonly count: number;
  readonly path: readonly string[];
}

/** What stands before the first batch. */
export const GENESIS_HASH = '0'.repeat(64);

const leafText = ({ symbol, index, mark, last }: TickPrices) => `tick-leaf ${symbol} ${index} ${mark} ${last}`;
const nodeText = (left: string, right: string) => `tick-node ${left} ${right}`;
const batchText = ({ seq, at, root, prevHash }: Omit<TickHeader, 'hash'>) =>
  `tick-batch ${seq} ${at} ${root} ${prevHash}`;

/** Levels of the tree from the leaves up to the root; a node without a neighbour goes up as it is. */
export async function tickTree(prices: readonly TickPrices[], sha256: Sha256): Promise<string[][]> {
  let level: string[] = [];
  for (const one of prices) level.push(await sha256(leafText(one)));
  const levels = [level];
  while (level.length > 1) {
    const above: string[] = [];
    for (let place = 0; place < level.length; place += 2) {
      const [left = '', right] = level.slice(place, place + 2);
      above.push(right === undefined ? left : await sha256(nodeText(left, right)));
    }
    level = above;
    levels.push(level);
  }
  return levels;
}

/** Root of the tree; of no prices the genesis hash. */
export const rootOf = (levels: readonly (readonly string[])[]): string => levels.at(-1)?.[0] ?? GENESIS_HASH;

/** The hash of a batch. */
export const batchHash = (header: Omit<TickHeader, 'hash'>, sha256: Sha256) => sha256(batchText(header));

/** The proof of the leaf at a place of a tree. */
export function proofAt(levels: readonly (readonly string[])[], place: number): TickProof {
  const path: string[] = [];
  let at = place;
  for (const level of levels.slice(0, -1)) {
    const neighbour = level[at ^ 1];
    if (neighbour !== undefined) path.push(neighbour);
    at >>= 1;
  }
  return { place, count: levels[0]?.length ?? 0, path };
}

/** The hash of a symbol's prices. */
export const leafHash = (prices: TickPrices, sha256: Sha256) => sha256(leafText(prices));

/** Whether a symbol's prices are those that a batch's root covers. */
export async function isTickIncluded(
  prices: TickPrices,
  { place, count, path }: TickProof,
  root: string,
  sha256: Sha256,
): Promise<boolean> {
  if (!(place >= 0 && place < count)) return false;
  let hash = await leafHash(prices, sha256);
  let used = 0;
  for (let at = place, width = count; width > 1; at >>= 1, width = Math.ceil(width / 2)) {
    if ((at ^ 1) >= width) continue;
    const beside = path[used];
    used += 1;
    if (beside === undefined) return false;
    hash = await sha256(at % 2 === 0 ? nodeText(hash, beside) : nodeText(beside, hash));
  }
  return used === path.length && hash === root;
}

/** Number of the first batch that is not what its hash says or does not follow the one before; null where all is right. */
export async function firstBroken(headers: readonly TickHeader[], sha256: Sha256): Promise<number | null> {
  let before: TickHeader | undefined;
  for (const header of headers) {
    const follows = !before || (header.seq === before.seq + 1 && header.prevHash === before.hash);
    if (!follows || (await batchHash(header, sha256)) !== header.hash) return header.seq;
    before = header;
  }
  return null;
}

/** SHA-256 by the platform's WebCrypto; browsers have it on secure origins. */
export async function webSha256(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
