import type { FuturesTerms, FuturesTier } from '../../domain/futures/terms.ts';
import type { Store } from '../platform/store/open.ts';
import { futuresTerms } from '../platform/store/schema/index.ts';
import type { Instrument } from './instrument.ts';
import { INSTRUMENTS, type InstrumentSeed } from './instruments.ts';

/** Contract size: the power of ten of the base coin that is worth about 3000 USDT, which is 0.1 BTC (readings H12). */
const lotOf = (price: number): string => {
  const power = Math.round(Math.log10(3000 / price));
  return power < 0 ? `0.${'1'.padStart(-power, '0')}` : `1${'0'.repeat(power)}`;
};

const TIERS: readonly FuturesTier[] = [
  { upTo: '50000', maintenance: '0.005', multiple: 100 },
  { upTo: '250000', maintenance: '0.01', multiple: 50 },
  { upTo: '1000000', maintenance: '0.025', multiple: 20 },
  { upTo: '2000000', maintenance: '0.05', multiple: 10 },
];

const termsOf = ({ reference }: InstrumentSeed): FuturesTerms => ({
  contractSize: lotOf(reference.price),
  spread: '0',
  fee: '0.0005',
  overnight: '0.0002',
  liquidationFee: '0.005',
  minLots: 1,
  maxLots: 200,
  multiples: [5, 10, 20, 50, 75, 100],
  lots: [1, 5, 10, 20, 50],
  tiers: TIERS,
  symbolCap: '20000000',
});

/** What a store begins with, by market symbol. Stocks have no futures: they are traded in their book (readings D12). */
export const FUTURES_SEEDS: ReadonlyMap<string, FuturesTerms> = new Map(
  INSTRUMENTS.filter(({ type }) => type !== 'stock').map((instrument) => [instrument.symbol, termsOf(instrument)]),
);

/** The same as rows of the store. */
export const futuresTermsRows = (instruments: readonly Instrument[]) =>
  instruments.flatMap(({ id, symbol }) => {
    const terms = FUTURES_SEEDS.get(symbol);
    return terms ? [{ instrumentId: id, ...terms }] : [];
  });

/** The terms of futures by instrument, read once: they change with a release or while the exchange is down. */
export class FuturesTermsBook {
  private readonly store: Store;
  private reading: Promise<ReadonlyMap<number, FuturesTerms>> | null = null;

  constructor(store: Store) {
    this.store = store;
  }

  /** By the id of the instrument; those that are not here have no futures. */
  all(): Promise<ReadonlyMap<number, FuturesTerms>> {
    this.reading ??= this.read().catch((error: unknown) => {
      this.reading = null;
      throw error;
    });
    return this.reading;
  }

  private async read(): Promise<ReadonlyMap<number, FuturesTerms>> {
    const rows = await this.store.db.select().from(futuresTerms);
    return new Map(rows.map(({ instrumentId, ...terms }) => [instrumentId, terms]));
  }
}
