import { sql } from 'drizzle-orm';
import { queryRows } from '../../platform/store/driver.ts';
import type { Store } from '../../platform/store/open.ts';

const BLOCK = 500;

/** Gives ids of spot_orders before the rows exist: the book needs one at once. Ids of a block that a kill left unused are never used again. */
export class OrderIds {
  private readonly store: Store;
  private readonly free: number[] = [];
  private filling: Promise<void> | null = null;

  constructor(store: Store) {
    this.store = store;
  }

  async next(): Promise<number> {
    for (;;) {
      const id = this.free.shift();
      if (id !== undefined) return id;
      this.filling ??= this.fill().finally(() => {
        this.filling = null;
      });
      await this.filling;
    }
  }

  private async fill(): Promise<void> {
    const rows = await queryRows<{ id: number }>(
      this.store.db,
      sql`
      select nextval(pg_get_serial_sequence('spot_orders', 'id')) as id from generate_series(1, ${BLOCK}::int)`,
    );
    this.free.push(...rows.map((row) => Number(row.id)));
  }
}
