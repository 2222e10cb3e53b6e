import pg from 'pg';
import { type Backoff, backoffMs } from '../backoff.ts';
import { pause, within } from '../pause.ts';
import { type CommitOutcome, sqlState } from './away.ts';

const BETWEEN_LOOKS: Backoff = { firstMs: 20, capMs: 1000 };
/** A transaction whose client is gone and that has not ended after this long is ended by us. */
const PATIENCE_MS = 500;
const ANSWER_MS = 2000;
/** The server's word for a transaction id it has not given yet: it came back without this one. */
const IN_FUTURE = '22023';

/**
 * Transactions whose COMMIT was sent and not answered. No other may begin, and nothing be asked on a new connection, until
 * they are found out: after a crash the server may give the id of one that left no trace to the next that writes, whose
 * outcome would then be read as this one's.
 */
export class Doubts {
  private readonly open = new Map<string, Promise<CommitOutcome>>();
  private readonly closing = new AbortController();

  constructor(private readonly options: pg.ClientConfig) {}

  /** How the transaction ended; waits until the database answers. */
  outcomeOf(xid: string): Promise<CommitOutcome> {
    const known = this.open.get(xid);
    if (known) return known;
    const asked = this.find(xid).finally(() => this.open.delete(xid));
    this.open.set(xid, asked);
    // Whoever waits hears of it; nobody may be waiting.
    asked.catch(() => undefined);
    return asked;
  }

  get isEmpty(): boolean {
    return this.open.size === 0;
  }

  /** Resolves when nothing is in doubt, or after that time; true in the first case. */
  async settled(ms: number): Promise<boolean> {
    if (this.isEmpty) return true;
    await within(ms, Promise.allSettled(this.open.values()));
    return this.isEmpty;
  }

  close(): void {
    this.closing.abort();
  }

  private async find(xid: string): Promise<CommitOutcome> {
    const begun = performance.now();
    for (let look = 0; !this.closing.signal.aborted; look += 1) {
      const status = await this.ask(xid, performance.now() - begun > PATIENCE_MS).catch(() => null);
      if (status === 'committed' || status === 'aborted') return status;
      await pause(backoffMs(look, BETWEEN_LOOKS), this.closing.signal);
    }
    throw new Error('The store was closed before a commit in doubt was found out');
  }

  /** Asks on a connection of its own: the pool's may be broken, taken, or waiting for this very answer. */
  private async ask(xid: string, isOverdue: boolean): Promise<string | null> {
    const client = new pg.Client({ ...this.options, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<{ status: string | null }>('select pg_xact_status($1::xid8) as status', [
        xid,
      ]);
      const status = rows[0]?.status ?? null;
      if (status === 'in progress' && isOverdue)
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where backend_xid = $1::xid8::xid', [
          xid,
        ]);
      return status;
    } catch (error) {
      if (sqlState(error) === IN_FUTURE) return 'aborted';
      throw error;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
