import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/store/open.ts';
import { coins, instruments } from '../../platform/store/schema/index.ts';
import { priceAlerts } from './schema.ts';

/** A row of the table, and the pair that it is about, which may be gone. */
export type PriceAlert = Readonly<typeof priceAlerts.$inferSelect> & {
  /** "BTC/USDT" */
  readonly pair: string;
};

const [base, quote] = [alias(coins, 'base'), alias(coins, 'quote')];

/** Alerts with their pairs, the newest first: `where` leaves so many that a limit is not needed. */
export const readAlerts = (db: Db, where: SQL | undefined): Promise<PriceAlert[]> =>
  db
    .select({ ...getTableColumns(priceAlerts), pair: sql<string>`${base.name} || '/' || ${quote.name}` })
    .from(priceAlerts)
    .innerJoin(instruments, eq(instruments.id, priceAlerts.instrumentId))
    .innerJoin(base, eq(base.id, instruments.baseId))
    .innerJoin(quote, eq(quote.id, instruments.quoteId))
    .where(where)
    .orderBy(sql`${priceAlerts.id} desc`);
