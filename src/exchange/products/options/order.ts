import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/store/open.ts';
import { coins, instruments } from '../../platform/store/schema/index.ts';
import { optionOrders } from './schema.ts';

/** A row of the table, and the pair that it is about, which may be gone. */
export type OptionOrder = Readonly<typeof optionOrders.$inferSelect> & {
  /** "btcusdt" */
  readonly symbol: string;
  /** "BTC/USDT" */
  readonly pair: string;
  readonly coinName: string;
};

const [base, quote] = [alias(coins, 'base'), alias(coins, 'quote')];

/** Options with their pairs, the newest first: `where` leaves so many that a limit is not needed, or brings its own ids. */
export const readOrders = (db: Db, where: SQL | undefined): Promise<OptionOrder[]> =>
  db
    .select({
      ...getTableColumns(optionOrders),
      symbol: instruments.symbol,
      pair: sql<string>`${base.name} || '/' || ${quote.name}`,
      coinName: quote.name,
    })
    .from(optionOrders)
    .innerJoin(instruments, eq(instruments.id, optionOrders.instrumentId))
    .innerJoin(base, eq(base.id, instruments.baseId))
    .innerJoin(quote, eq(quote.id, instruments.quoteId))
    .where(where)
    .orderBy(sql`${optionOrders.id} desc`);

/** What an option goes by in the ledger, its hold and its task. */
export const referenceOf = (id: number): string => `option:${id}`;
export const idOf = (reference: string): number => Number(reference.slice('option:'.length));

/** Where the stake of an option is held. */
export const placeOf = ({ id, userId, coin }: Pick<OptionOrder, 'id' | 'userId' | 'coin'>) => ({
  user: userId,
  account: 'options' as const,
  coin,
  reference: referenceOf(id),
});
