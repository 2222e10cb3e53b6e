import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pause } from '../pause.ts';
import { StoreAway } from './away.ts';

/** Any fixed numbers: one exchange a database, and the mark of each connection that works for it. */
const LEADER_LOCK = 4_201_338;
const WORKER_LOCK = 4_201_339;
const REGAIN_MS = 500;
/** How long a leader before us may take to lose its connections. */
const TAKE_OVER_MS = 10_000;
const ANSWER_MS = 5000;

/** Another living process runs on the database. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';

  constructor() {
    super(
      'Another exchange runs on this database. Stop that one, or give this one another database with DATABASE_URL.',
    );
  }
}

/** Keeps the connections of whoever led before from the database. */
export interface Fence {
  /** Marks a new connection as the leader's; throws where somebody else leads. */
  admit(client: Pick<pg.ClientBase, 'query'>): Promise<void>;
}

/**
 * The database as this process's own. The server holds the lock as long as a connection of its own lives, and it is
 * regained when that breaks. Whoever takes the lock after us writes its name into the database and ends all our
 * connections, and none is admitted any more: a write of ours can come before it, never after.
 */
export class Leader implements Fence {
  private readonly id = randomUUID();
  private readonly closing = new AbortController();
  private client: pg.Client | undefined;

  private constructor(
    private readonly url: string,
    private readonly onLost: () => void,
    private readonly stream: pg.ClientConfig['stream'],
  ) {}

  /**
   * Takes the database; throws DatabaseInUse. `onLost` is told when somebody else has taken it since; `stream` gives what
   * its connections go over, in place of sockets of Node's.
   */
  static async take(url: string, onLost: () => void, stream?: pg.ClientConfig['stream']): Promise<Leader> {
    const leader = new Leader(url, onLost, stream);
    const client = await leader.connect();
    try {
      if (!(await lock(client))) throw new DatabaseInUse();
      await client.query(
        'create table if not exists leader (is_one boolean primary key default true check (is_one), id text not null)',
      );
      await client.query('insert into leader (id) values ($1) on conflict (is_one) do update set id = excluded.id', [
        leader.id,
      ]);
      await endOthers(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    leader.keep(client);
    return leader;
  }

  async admit(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
    // The mark comes first: whoever takes over waits for all marks to be gone, and its name stands by then.
    await client.query(`select pg_advisory_lock_shared(${WORKER_LOCK})`);
    if ((await readLeader(client)) === this.id) return;
    this.lose();
    throw new StoreAway(new DatabaseInUse());
  }

  /** Gives the database back. */
  async release(): Promise<void> {
    this.closing.abort();
    await this.client?.end();
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'h5-exchange lock',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: 2 * TAKE_OVER_MS,
      stream: this.stream,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  private keep(client: pg.Client): void {
    this.client = client;
    client.once('end', () => void this.regain());
  }

  private lose(): void {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    this.onLost();
  }

  private async regain(): Promise<void> {
    while (!this.closing.signal.aborted) {
      const client = await this.connect().catch(() => null);
      if (client !== null && (await this.lockAgain(client).catch(() => false))) return this.keep(client);
      void client?.end().catch(() => undefined);
      await pause(REGAIN_MS, this.closing.signal);
    }
  }

  /** True when the lock is ours again. Where it is taken, that may be by our own last connection, which the server still believes in. */
  private async lockAgain(client: pg.Client): Promise<boolean> {
    const isLocked = await lock(client);
    if ((await readLeader(client)) !== this.id) this.lose();
    return isLocked && !this.closing.signal.aborted;
  }
}

async function lock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LEADER_LOCK]);
  return rows[0]?.got ?? false;
}

async function readLeader(client: Pick<pg.ClientBase, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>('select id from leader');
  return rows[0]?.id;
}

/** Ends all connections that work for a leader before us, and waits until they are gone. */
async function endOthers(client: pg.Client): Promise<void> {
  const until = performance.now() + TAKE_OVER_MS;
  while (performance.now() < until) {
    await client.query(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and pid <> pg_backend_pid()
         and database = (select oid from pg_database where datname = current_database())`,
      [WORKER_LOCK],
    );
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [WORKER_LOCK]);
    if (rows[0]?.got) {
      await client.query('select pg_advisory_unlock($1)', [WORKER_LOCK]);
      return;
    }
    await pause(50);
  }
  throw new Error('The connections of the exchange that ran on this database before do not end');
}
