import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { batchHash, type TickHeader } from '../../../domain/tick-chain.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { hexOf, sha256, unhex } from './sha.ts';
import type { TickBatch, TickValues } from './tick.ts';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** The symbols of a batch and how their prices are scaled. */
type Listing = readonly Pick<TickValues, 'symbol' | 'decimals'>[];

function putListing(out: ByteWriter, listing: Listing): void {
  out.whole(listing.length);
  for (const { symbol, decimals } of listing) {
    out.text(symbol);
    out.whole(decimals);
  }
}

const takeListing = (input: ByteReader): Listing =>
  Array.from({ length: input.whole() }, () => ({ symbol: input.text(), decimals: input.whole() }));

/** Prices of a batch as the store keeps them: mark and last beside the index. */
export function encodeValues(values: readonly TickValues[]): Uint8Array {
  const out = new ByteWriter();
  putListing(out, values);
  for (const { index, mark, last } of values) {
    out.signed(Number(index));
    out.signed(Number(mark - index));
    out.signed(Number(last - index));
  }
  return out.bytes;
}

export function decodeValues(data: Uint8Array): TickValues[] {
  const input = new ByteReader(data);
  return takeListing(input).map((listed) => {
    const index = BigInt(input.signed());
    return { ...listed, index, mark: index + BigInt(input.signed()), last: index + BigInt(input.signed()) };
  });
}

/** Whether batches may share a segment: they list the same symbols at the same scale. */
export const isSameListing = (left: Listing, right: Listing): boolean =>
  left.length === right.length &&
  left.every(({ symbol, decimals }, place) => {
    const other = right[place];
    return other?.symbol === symbol && other.decimals === decimals;
  });

/** Batches that follow each other, as one compressed piece: moments, roots, then each symbol's prices as steps. */
export async function encodeSegment(batches: readonly TickBatch[]): Promise<Uint8Array> {
  const out = new ByteWriter();
  const listing = batches[0]?.values ?? [];
  out.whole(batches.length);
  putListing(out, listing);
  let at = 0;
  for (const batch of batches) {
    out.signed(batch.at - at);
    at = batch.at;
  }
  for (const { root } of batches) out.raw(unhex(root));
  for (const place of listing.keys()) {
    let before = { index: 0n, last: 0n };
    for (const { values } of batches) {
      const now = values[place];
      if (!now) throw new Error('Batches of one segment list the same symbols');
      out.signed(Number(now.index - before.index));
      out.signed(Number(now.mark - now.index));
      out.signed(Number(now.last - before.last));
      before = now;
    }
  }
  return deflate(out.bytes);
}

/** A segment's batches, with every hash computed anew from what it holds. */
export async function decodeSegment(firstSeq: number, prevHash: string, data: Uint8Array): Promise<TickBatch[]> {
  const input = new ByteReader(await inflate(data));
  const count = input.whole();
  const listing = takeListing(input);
  const moments: number[] = [];
  for (let at = 0; moments.length < count; moments.push(at)) at += input.signed();
  const roots = moments.map(() => hexOf(input.raw(32)));
  const values: TickValues[][] = moments.map(() => []);
  for (const listed of listing) {
    let [index, last] = [0n, 0n];
    for (const batch of values) {
      index += BigInt(input.signed());
      const mark = index + BigInt(input.signed());
      last += BigInt(input.signed());
      batch.push({ ...listed, index, mark, last });
    }
  }
  const batches: TickBatch[] = [];
  for (const [place, at] of moments.entries()) {
    const open: Omit<TickHeader, 'hash'> = {
      seq: firstSeq + place,
      at,
      root: roots[place] ?? '',
      prevHash: batches.at(-1)?.hash ?? prevHash,
    };
    batches.push({ ...open, hash: await batchHash(open, sha256), values: values[place] ?? [] });
  }
  return batches;
}
