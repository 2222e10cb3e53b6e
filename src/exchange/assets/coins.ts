import { asc } from 'drizzle-orm';
import type { Store } from '../platform/store/open.ts';
import { coins } from '../platform/store/schema/index.ts';

export type Coin = typeof coins.$inferSelect;

/** The coins, read once: they change with a release, not while the exchange runs. */
export class Coins {
  private readonly store: Store;
  private reading: Promise<ReadonlyMap<number, Coin>> | null = null;

  constructor(store: Store) {
    this.store = store;
  }

  /** By id, in the order of their `sort`. */
  all(): Promise<ReadonlyMap<number, Coin>> {
    this.reading ??= this.read().catch((error: unknown) => {
      this.reading = null;
      throw error;
    });
    return this.reading;
  }

  private async read(): Promise<ReadonlyMap<number, Coin>> {
    const rows = await this.store.db.select().from(coins).orderBy(asc(coins.sort), asc(coins.id));
    return new Map(rows.map((coin) => [coin.id, coin]));
  }
}
