import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { MEGABYTE } from '../../../domain/constants.ts';
import { untilItWorks } from '../outage.ts';
import type { Cancel, Scheduler } from '../scheduler.ts';
import { preparedRows, queryRows } from './driver.ts';
import type { Db, Store } from './types.ts';

/** Ms between two turns. In each of them is one statement at most, so that orders wait for that alone. */
export const TURN_EACH = 10_000;
/** Bytes of the store's log beyond which it is begun anew: four of its files. */
const LOG_BYTES = 64 * MEGABYTE;

/** Also has the counts of dead rows brought up to date, which otherwise come a second late. */
const LOG_LENGTH = sql`
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes, pg_stat_force_next_flush()
  from pg_control_checkpoint()`;

/**
 * The table that needs a vacuum most: by the share of dead rows that PostgreSQL's autovacuum lets be (50 and a fifth of the
 * living), or by the age at which the ids of its transactions have to be given up before they come round.
 */
const OVERDUE = sql`
  select oid::regclass::text as name
  from pg_class, lateral (select greatest(
    pg_stat_get_dead_tuples(oid) / (50 + 0.2 * pg_stat_get_live_tuples(oid)),
    age(relfrozenxid)::numeric / current_setting('vacuum_freeze_table_age')::numeric
  ) as need) needed
  where relkind = 'r' and need > 1 order by need desc limit 1`;

/** Does what the store needs most, by one statement; gives it, null where it needs nothing. */
export async function keepUp(db: Db): Promise<string | null> {
  const statement = await neededOf(db);
  // By the way of statements that write: that one is refused where the disk has no room.
  if (statement !== null) await preparedRows(db, sql.raw(statement));
  return statement;
}

async function neededOf(db: Db): Promise<string | null> {
  const [log] = await queryRows<{ bytes: number }>(db, LOG_LENGTH);
  if (log && log.bytes > LOG_BYTES) return 'checkpoint';
  const [overdue] = await queryRows<{ name: string }>(db, OVERDUE);
  return overdue ? `vacuum ${overdue.name}` : null;
}

/**
 * What PostgreSQL has processes of its own for and PGlite, which is one, does not do: the room of dead rows is given back
 * for new ones, and the files of the log that are no longer needed go, so that the folder does not grow for ever.
 */
export class Upkeep {
  private readonly once: () => Promise<void>;
  private cancel: Cancel | undefined;
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Store,
    log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  ) {
    this.once = untilItWorks('the upkeep of the store', log, () => keepUp(store.db));
  }

  start(scheduler: Scheduler): void {
    if (this.store.kind !== 'pglite') return;
    this.cancel = scheduler.every(TURN_EACH, 'upkeep of the store', () => {
      this.turn = this.once();
      return this.turn;
    });
  }

  /** Begins no further turn; resolves when the last one has ended. */
  async stop(): Promise<void> {
    this.cancel?.();
    await this.turn;
  }
}
