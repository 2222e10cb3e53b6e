import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  batchHash,
  firstBroken,
  GENESIS_HASH,
  isTickIncluded,
  proofAt,
  rootOf,
  type TickHeader,
  type TickPrices,
  tickTree,
  webSha256,
} from './tick-chain.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const pricesOf = (count: number): TickPrices[] =>
  Array.from({ length: count }, (_, place) => ({
    symbol: `s${place}usdt`,
    index: `${place + 1}.5`,
    mark: `${place + 1}.25`,
    last: `${place + 1}`,
  }));

async function chain(length: number): Promise<TickHeader[]> {
  const headers: TickHeader[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const root = rootOf(await tickTree(pricesOf(seq), sha256));
    const open = { seq, at: 1000 * seq, root, prevHash: headers.at(-1)?.hash ?? GENESIS_HASH };
    headers.push({ ...open, hash: await batchHash(open, sha256) });
  }
  return headers;
}

test('every price of a batch is proven by its path, of any number of symbols, and none by another place or path', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 80 }), fc.nat(), async (count, seed) => {
      const place = seed % count;
      const prices = pricesOf(count);
      const tree = await tickTree(prices, sha256);
      const [mine, root, proof] = [prices[place] as TickPrices, rootOf(tree), proofAt(tree, place)];
      expect(await isTickIncluded(mine, proof, root, sha256)).toBe(true);
      expect(await isTickIncluded({ ...mine, last: '7777' }, proof, root, sha256)).toBe(false);
      expect(await isTickIncluded({ ...mine, mark: mine.index, index: mine.mark }, proof, root, sha256)).toBe(false);
      expect(await isTickIncluded(mine, { ...proof, path: [...proof.path, root] }, root, sha256)).toBe(false);
      if (count > 1) {
        expect(await isTickIncluded(mine, { ...proof, place: place ^ 1 }, root, sha256)).toBe(false);
        expect(await isTickIncluded(mine, { ...proof, path: proof.path.slice(1) }, root, sha256)).toBe(false);
      }
    }),
  );
});

test('a chain is whole as it was made; a changed, missing or exchanged batch is named', async () => {
  const headers = await chain(6);
  expect(await firstBroken(headers, sha256)).toBeNull();
  expect(await firstBroken(headers.slice(2), sha256)).toBeNull();
  const changed = headers.map((one) => (one.seq === 3 ? { ...one, at: one.at + 1 } : one));
  expect(await firstBroken(changed, sha256)).toBe(3);
  expect(await firstBroken(headers.toSpliced(3, 1), sha256)).toBe(5);
  const rewritten = { ...(headers[2] as TickHeader), root: GENESIS_HASH };
  const closed = { ...rewritten, hash: await batchHash(rewritten, sha256) };
  expect(await firstBroken(headers.toSpliced(2, 1, closed), sha256)).toBe(4);
});

test('what a browser computes is what the exchange computes', async () => {
  expect(await webSha256('tick-batch 1')).toBe(sha256('tick-batch 1'));
  expect(await firstBroken(await chain(3), webSha256)).toBeNull();
});
