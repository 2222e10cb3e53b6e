import { sql } from 'drizzle-orm';
import type { Instrument } from '../../assets/instrument.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Store } from '../../platform/store/open.ts';

/** What an order says of its pair. */
export interface OrderPair extends Pick<Instrument, 'id' | 'quote' | 'priceDecimals'> {
  readonly base: Pick<Instrument['base'], 'id' | 'name'>;
}

/** "BTC/USDT" */
export const pairName = ({ base, quote }: Pick<OrderPair, 'base' | 'quote'>): string => `${base.name}/${quote.name}`;

/** The pairs of all orders, also of those that are no longer traded: read once, since they change with a release. */
export class OrderPairs {
  private readonly store: Store;
  private reading: Promise<ReadonlyMap<number, OrderPair>> | null = null;

  constructor(store: Store) {
    this.store = store;
  }

  /** By id. */
  all(): Promise<ReadonlyMap<number, OrderPair>> {
    this.reading ??= this.read().catch((error: unknown) => {
      this.reading = null;
      throw error;
    });
    return this.reading;
  }

  async of(instrumentId: number): Promise<OrderPair> {
    const pair = (await this.all()).get(instrumentId);
    if (!pair) throw new Error(`There is no pair ${instrumentId}`);
    return pair;
  }

  private async read(): Promise<ReadonlyMap<number, OrderPair>> {
    const rows = await queryRows<{
      id: number;
      priceDecimals: number;
      baseId: number;
      base: string;
      quoteId: number;
      quote: string;
    }>(
      this.store.db,
      sql`
      select i.id, i.price_decimals as "priceDecimals", b.id as "baseId", b.name as base, q.id as "quoteId", q.name as quote
      from instruments i join coins b on b.id = i.base_id join coins q on q.id = i.quote_id`,
    );
    return new Map(
      rows.map(({ id, priceDecimals, baseId, base, quoteId, quote }) => [
        id,
        { id, priceDecimals, base: { id: baseId, name: base }, quote: { id: quoteId, name: quote } },
      ]),
    );
  }
}
