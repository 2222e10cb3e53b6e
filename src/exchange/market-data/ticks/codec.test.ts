import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchHash, firstBroken, GENESIS_HASH, rootOf, tickTree } from '../../../domain/tick-chain.ts';
import { decodeSegment, decodeValues, encodeSegment, encodeValues } from './codec.ts';
import { sha256 } from './sha.ts';
import { pricesOf, type TickBatch, type TickValues } from './tick.ts';

const price = fc.bigInt({ min: 1n, max: 10n ** 14n });
const second = fc.record({ index: price, mark: price, last: price });
const listing = fc.uniqueArray(
  fc.record({ symbol: fc.stringMatching(/^[a-z0-9]{2,12}$/), decimals: fc.integer({ min: 0, max: 12 }) }),
  { minLength: 1, maxLength: 6, selector: ({ symbol }) => symbol },
);
const seconds: fc.Arbitrary<TickValues[][]> = listing.chain((listed) =>
  fc.array(
    fc
      .tuple(...listed.map(() => second))
      .map((prices) => listed.map((one, place) => ({ ...one, ...(prices[place] as (typeof prices)[number]) }))),
    { minLength: 1, maxLength: 70 },
  ),
);

async function chained(values: readonly TickValues[][]): Promise<TickBatch[]> {
  const batches: TickBatch[] = [];
  for (const [place, one] of values.entries()) {
    const open = {
      seq: 41 + place,
      at: 1_795_413_600_000 + place * 1003 - (place % 5) * 2000,
      root: rootOf(await tickTree(one.map(pricesOf), sha256)),
      prevHash: batches.at(-1)?.hash ?? GENESIS_HASH,
    };
    batches.push({ ...open, hash: await batchHash(open, sha256), values: one });
  }
  return batches;
}

test('prices of a batch come back from the store as they went', () => {
  fc.assert(
    fc.property(seconds, ([one = []]) => {
      expect(decodeValues(encodeValues(one))).toEqual(one);
    }),
  );
});

test('a segment gives back its batches, hash by hash', async () => {
  await fc.assert(
    fc.asyncProperty(seconds, async (values) => {
      const batches = await chained(values);
      const back = await decodeSegment(41, GENESIS_HASH, await encodeSegment(batches));
      expect(back).toEqual(batches);
      expect(await firstBroken(back, sha256)).toBeNull();
    }),
    { numRuns: 40 },
  );
});

test('bytes that end too early are refused', () => {
  const whole = encodeValues([{ symbol: 'btcusdt', decimals: 1, index: 641_230n, mark: 641_231n, last: 641_229n }]);
  for (let length = 0; length < whole.length; length += 1)
    expect(() => decodeValues(whole.subarray(0, length))).toThrow(RangeError);
});
