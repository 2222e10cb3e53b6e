import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { signInDemo } from '../support/demo-account.ts';
import { ExchangeProcess } from '../support/exchange-process.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { makeDatabase } from '../support/stores.ts';

/** A start of the whole exchange on a machine that does other things as well. */
const START_MS = 120_000;
/** How long the database is away. */
const AWAY_MS = 10_000;
/** An order is answered within this time, whatever the database does. */
const ANSWER_MS = 20_000;
/** The market is open again within this time after the database is back. */
const TRADE_MS = 20_000;
const IN_FLIGHT = 4;

interface Said {
  readonly status: number;
  readonly type: string;
  readonly message: unknown;
}

/** Orders that are sent one after the other by several clients, and what became of them. */
interface Load {
  /** Ids of orders that were acknowledged. */
  readonly acknowledged: number[];
  readonly refused: Said[];
  /** Calls without an answer in the envelope. */
  readonly broken: unknown[];
  slowest: number;
  stop(): Promise<void>;
}

describe.skipIf(inject('postgresUrl') === null)('an exchange whose PostgreSQL is away', () => {
  let server: PostgresServer;
  let url: string;
  let exchange: ExchangeProcess;
  let token: string;

  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('No PostgreSQL server');
    server = started;
    url = await makeDatabase(server.url);
    exchange = await ExchangeProcess.create({ DATABASE_URL: url, RATE_LIMIT: '0' });
    await exchange.start();
    token = await signInDemo(exchange.origin);
  }, START_MS);
  afterAll(async () => {
    await exchange.remove();
    await server.stop();
  });

  let load: Load | undefined;
  afterEach(() => load?.stop());

  async function call(route: string, fields?: Record<string, string>, method = 'POST'): Promise<Said> {
    const answer = await fetch(`${exchange.origin}/api${route}`, {
      headers: { authorization: token },
      ...(fields && { method, body: new URLSearchParams(fields) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { status: answer.status, ...((await answer.json()) as { type: string; message: unknown }) };
  }

  const health = async () => {
    const answer = await fetch(`${exchange.origin}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return { status: answer.status, said: (await answer.json()) as unknown };
  };

  const place = () =>
    call('/coin/trade', { currency_id: '1', legal_id: '3', type: '1', amount: '0.001', target_price: '10000' });

  function startLoad(): Load {
    let isOn = true;
    const made: Load = { acknowledged: [], refused: [], broken: [], slowest: 0, stop: () => Promise.resolve() };
    const client = async () => {
      while (isOn) {
        const begun = performance.now();
        try {
          const said = await place();
          if (said.type === 'ok') {
            const { id } = said.message as { id: number };
            made.acknowledged.push(id);
            // The money is to last.
            await call('/coin/trade', { id: String(id) }, 'PUT');
          } else made.refused.push(said);
        } catch (error) {
          made.broken.push(error);
        }
        made.slowest = Math.max(made.slowest, performance.now() - begun);
      }
    };
    const clients = Promise.all(Array.from({ length: IN_FLIGHT }, client));
    made.stop = async () => {
      isOn = false;
      await clients;
    };
    load = made;
    return made;
  }

  /** Waits until that many more orders are acknowledged: the exchange trades. */
  const untilTrading = ({ acknowledged, refused }: Load, more = 10) => {
    const goal = acknowledged.length + more;
    const isThere = () => {
      expect(acknowledged.length, JSON.stringify(refused.at(-1))).toBeGreaterThanOrEqual(goal);
    };
    return vi.waitFor(isThere, { timeout: TRADE_MS, interval: 50 });
  };

  async function assertWhole({ acknowledged, refused, broken }: Load): Promise<void> {
    expect(broken).toEqual([]);
    expect(refused.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from spot_orders');
    await client.end();
    const stored = new Set(rows.map(({ id }) => Number(id)));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    const invariants = await fetch(`${exchange.origin}/demo/invariants?token=${exchange.demoToken}`);
    expect(await invariants.json()).toMatchObject({ hold: true, violations: [] });
  }

  it(
    'lives on when its busy connections are ended under it, again and again',
    async () => {
      const pid = exchange.pid;
      const orders = startLoad();
      await untilTrading(orders);
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      for (let round = 0; round < 10; round += 1) {
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and (state <> 'idle' or $1)`,
          [round % 5 === 4],
        );
        await untilTrading(orders, 3);
      }
      await admin.end();
      await orders.stop();
      await assertWhole(orders);
      expect(exchange.pid).toBe(pid);
    },
    START_MS,
  );

  it.each([
    ['stopped', () => server.halt(), () => server.resume()],
    ['frozen', () => server.freeze(), () => server.thaw()],
  ])(
    'says so while the server is %s, answers every order, and comes back by itself',
    async (_how, leave, comeBack) => {
      const orders = startLoad();
      await untilTrading(orders);
      await leave();
      const left = performance.now();
      await vi.waitFor(async () => expect(await health()).toEqual({ status: 503, said: { status: 'store away' } }), {
        timeout: ANSWER_MS,
      });
      await vi.waitFor(() => expect(orders.refused.map(({ status }) => status)).toContain(503), { timeout: ANSWER_MS });
      await vi.waitFor(() => expect(performance.now() - left).toBeGreaterThan(AWAY_MS), { timeout: 2 * AWAY_MS });
      await comeBack();
      await vi.waitFor(async () => expect(await health()).toEqual({ status: 200, said: { status: 'ok' } }), {
        timeout: ANSWER_MS,
      });
      await untilTrading(orders);
      await orders.stop();
      expect(orders.refused.map(({ message }) => message)).toContain(
        'The exchange is temporarily unavailable. Nothing was done; please try again in a moment',
      );
      expect(orders.slowest).toBeLessThan(ANSWER_MS);
      await assertWhole(orders);
    },
    START_MS,
  );
});
