import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { signInDemo } from '../support/demo-account.ts';
import { ExchangeProcess } from '../support/exchange-process.ts';
import { makeDatabase } from '../support/stores.ts';

/** Whole processes, with all symbols and their history. */
const SLOW = 120_000;
/** A clean end takes no longer. */
const END_MS = 3000;
const TOKEN = /^[\w-]{43}$/;

const running = new Set<ExchangeProcess>();
afterEach(async () => {
  for (const exchange of running) await exchange.remove();
  running.clear();
});

async function create(env: Record<string, string> = {}): Promise<ExchangeProcess> {
  const exchange = await ExchangeProcess.create(env);
  running.add(exchange);
  return exchange;
}

async function call(
  { origin }: ExchangeProcess,
  route: string,
  fields?: Record<string, string>,
  authorization = '',
): Promise<{ type: string; message: unknown }> {
  const answer = await fetch(`${origin}/api${route}`, {
    headers: { authorization },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });
  return (await answer.json()) as { type: string; message: unknown };
}

async function assertRefused(exchange: ExchangeProcess, sentence: string): Promise<void> {
  await expect(exchange.start()).rejects.toThrow('ended with 1');
  expect(exchange.log).toContain(sentence);
}

const ORDER = {
  currency_id: '1',
  legal_id: '3',
  type: '1',
  amount: '0.01',
  target_price: '1000',
  client_id: 'kill-test-1',
};

describe('the exchange as a process', () => {
  it(
    'keeps everything over a kill, starts anew when asked, and ends cleanly',
    async () => {
      const exchange = await create();
      await exchange.start();
      expect(exchange.log).toContain(`Ready: ${exchange.origin}/h5/`);
      expect(exchange.log).toContain('Demo account: demo@example.com, password demo-1234');
      const rival = await create({ DATA_DIR: exchange.folder });
      await assertRefused(rival, `The data folder ${exchange.folder} is in use by process ${exchange.pid} on `);

      const token = await signInDemo(exchange.origin);
      const placed = await call(exchange, '/coin/trade', ORDER, token);
      expect(placed).toMatchObject({ type: 'ok' });
      const state = () =>
        Promise.all([
          call(exchange, '/coin/list?status=1', undefined, token),
          call(exchange, '/wallet/legal_log', { currency: '3' }, token),
        ]);
      const before = await state();
      await exchange.stop('SIGKILL');

      await exchange.start();
      expect(await state()).toEqual(before);
      expect(await call(exchange, '/coin/trade', ORDER, token)).toEqual(placed);
      const demo = async (path: string, init?: RequestInit) =>
        (await fetch(`${exchange.origin}/demo/${path}`, init)).json();
      expect(await demo('invariants')).toMatchObject({ hold: true, violations: [] });

      const headers = { 'content-type': 'application/json' };
      await demo(`clock?token=${exchange.demoToken}`, { method: 'POST', headers, body: '{"jumpMs":3600000}' });
      const reset = `${exchange.origin}/demo/reset?all=1`;
      expect((await fetch(reset, { method: 'POST' })).status).toBe(400);
      // Whoever asks twice gets one empty exchange.
      const twice = await Promise.allSettled(
        [1, 2].map(() => fetch(`${reset}&token=${exchange.demoToken}`, { method: 'POST' })),
      );
      // The second may find the door closed already.
      expect(twice.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.status] : []))).toContain(200);
      await vi.waitFor(() => expect(exchange.log.match(/Ready: /g)).toHaveLength(2), SLOW);
      expect(await call(exchange, '/user/info', undefined, token)).toMatchObject({ type: '999' });
      expect(await demo('clock')).toMatchObject({ ahead: 0 });
      expect(await signInDemo(exchange.origin)).toMatch(TOKEN);

      const asked = performance.now();
      expect(await exchange.stop()).toBe(0);
      expect(performance.now() - asked).toBeLessThan(END_MS);
      expect(readdirSync(exchange.folder).filter((name) => name.startsWith('lock'))).toEqual([]);
    },
    SLOW,
  );

  it(
    'is refused by a folder that another container has, and gets it when that is gone',
    async () => {
      const first = await ExchangeProcess.createContainer();
      const second = await ExchangeProcess.createContainer({ DATA_DIR: first.folder });
      running.add(first).add(second);
      await first.start();
      const token = await signInDemo(first.origin);
      const placed = await call(first, '/coin/trade', ORDER, token);
      expect(placed).toMatchObject({ type: 'ok' });
      await assertRefused(second, `The data folder ${first.folder} is in use by process`);
      await first.stop('SIGKILL');
      await second.start();
      await assertRefused(first, `The data folder ${first.folder} is in use by process`);
      expect(await call(second, '/coin/trade', ORDER, token)).toEqual(placed);
      const invariants = await fetch(`${second.origin}/demo/invariants`);
      expect(await invariants.json()).toMatchObject({ hold: true, violations: [] });
    },
    SLOW,
  );

  it.skipIf(inject('postgresUrl') === null)(
    'runs on PostgreSQL, one exchange a database',
    async () => {
      const DATABASE_URL = await makeDatabase(inject('postgresUrl') ?? '');
      const exchange = await create({ DATABASE_URL });
      await exchange.start();
      expect(await signInDemo(exchange.origin)).toMatch(TOKEN);
      const rival = await create({ DATABASE_URL });
      await assertRefused(rival, 'Another exchange runs on this database.');
      await exchange.stop('SIGKILL');
      await exchange.start();
      expect(await exchange.stop()).toBe(0);
    },
    SLOW,
  );
});
