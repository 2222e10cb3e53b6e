import { fromScaled } from '../../../domain/scaled.ts';
import type { InstrumentSeed } from '../../assets/instruments.ts';
import { houseBalances } from '../../ledger/houses.ts';
import { KIND } from '../../ledger/kinds.ts';
import { OUTSIDE, ownerKey } from '../../ledger/owner.ts';
import type { LedgerEntry, Posting } from '../../ledger/port.ts';
import type { Db } from '../../platform/store/open.ts';
import type { Net } from '../inventory.ts';
import { MAKERS } from './house-orders.ts';

/** Days of a pair's whole turnover that each maker gets, so that no run of users' orders empties it. */
const DAYS = 30;

const units = (value: number): string => BigInt(Math.ceil(value)).toString();

/** What brings in the coins that makers have never had: all of them at the first start, a new pair's later. */
export async function fundingOf(db: Db, instruments: readonly InstrumentSeed[]): Promise<LedgerEntry[]> {
  const known = new Set((await houseBalances(db)).map(({ owner, coin }) => `${owner} ${coin}`));
  const quote = instruments.reduce((sum, one) => sum + one.reference.turnover, 0);
  const grants = new Map<number, string>(
    instruments.map((one) => [one.base.id, units((one.reference.turnover / one.reference.price) * DAYS)]),
  );
  for (const {
    quote: { id },
  } of instruments)
    grants.set(id, units(quote * DAYS));
  return MAKERS.flatMap((house) => {
    const missing = [...grants].filter(([coin]) => !known.has(`${ownerKey({ house })} ${coin}`));
    if (missing.length === 0) return [];
    const postings = missing.flatMap(([coin, amount]): Posting[] => [
      { owner: OUTSIDE, account: 'spot', coin, available: `-${amount}` },
      { owner: { house }, account: 'spot', coin, available: amount },
    ]);
    return [{ kind: KIND.makerFunding, reference: `funding:${house}`, postings }];
  });
}

/** What the n-th net is booked under, once. */
export const netReference = (n: number): string => `net:${n}`;

/** One balanced entry for what makers' trades among themselves have moved since the last one, the n-th; null where nothing has. */
export function netEntry(
  nets: readonly { readonly instrument: InstrumentSeed; readonly net: Net }[],
  n: number,
): LedgerEntry | null {
  const quotes = new Map<string, { house: string; coin: number; value: bigint }>();
  const postings: Posting[] = [];
  for (const { instrument, net } of nets) {
    const decimals = instrument.priceDecimals + instrument.amountDecimals;
    for (const [house, { lots, value }] of net) {
      if (lots !== 0n) {
        postings.push({
          owner: { house },
          account: 'spot',
          coin: instrument.base.id,
          available: fromScaled(lots, instrument.amountDecimals),
        });
      }
      const key = `${house} ${instrument.quote.id}`;
      const was = quotes.get(key) ?? { house, coin: instrument.quote.id, value: 0n };
      quotes.set(key, { ...was, value: was.value + value * 10n ** BigInt(QUOTE_DECIMALS - decimals) });
    }
  }
  for (const { house, coin, value } of quotes.values()) {
    if (value !== 0n)
      postings.push({ owner: { house }, account: 'spot', coin, available: fromScaled(value, QUOTE_DECIMALS) });
  }
  return postings.length === 0 ? null : { kind: KIND.makerNet, reference: netReference(n), postings };
}

/** Values of all pairs meet in units of so many decimals: more than any pair has. */
const QUOTE_DECIMALS = 18;
