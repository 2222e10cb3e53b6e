import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { DEMO_ACCOUNT } from '../../src/exchange/demo/account.ts';
import { freePort } from '../support/exchange-process.ts';
import { makeDatabase } from '../support/stores.ts';

/** Whole processes, with all symbols and their history. */
const SLOW = 120_000;

const children = new Set<ChildProcess>();
const folders = new Set<string>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-main-'));
  folders.add(folder);
  return folder;
}

/** The built exchange in a process of its own, with no more in its environment than it is given. */
class Running {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly origin: string;
  log = '';

  constructor(env: Record<string, string>) {
    this.origin = `http://127.0.0.1:${env.PORT}`;
    this.child = spawn(process.execPath, ['dist/server/main.js'], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(this.child);
    this.ended = once(this.child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.log += chunk.toString();
      });
  }

  /** Resolves when the process has printed a text so many times. */
  async says(text: string, times = 1): Promise<void> {
    while (this.log.split(text).length <= times) {
      await Promise.race([
        once(this.child.stdout ?? this.child, 'data'),
        this.ended.then(() => Promise.reject(new Error(`It ended:\n${this.log}`))),
      ]);
    }
  }

  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }

  async call(
    route: string,
    fields?: Record<string, string>,
    authorization = '',
  ): Promise<{ type: string; message: unknown }> {
    const answer = await fetch(`${this.origin}/api${route}`, {
      headers: { authorization },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    return (await answer.json()) as { type: string; message: unknown };
  }

  async signIn(): Promise<string> {
    const { message } = await this.call('/user/login', {
      user_string: DEMO_ACCOUNT.email,
      password: DEMO_ACCOUNT.password,
    });
    return String(message);
  }
}

async function start(env: Record<string, string> = {}): Promise<Running> {
  const running = new Running({ PORT: String(await freePort()), DATA_DIR: newFolder(), ...env });
  await running.says('Ready: ');
  return running;
}

describe('the exchange as a process', () => {
  it(
    'keeps everything over a kill, starts anew when asked, and ends cleanly',
    async () => {
      const folder = newFolder();
      const first = await start({ DATA_DIR: folder });
      expect(first.log).toContain(`Ready: ${first.origin}/h5/`);
      expect(first.log).toContain('Demo account: demo@example.com, password demo-1234');

      const rival = new Running({ PORT: String(await freePort()), DATA_DIR: folder });
      expect(await rival.ended).toBe(1);
      expect(rival.log).toContain(`The data folder ${folder} is in use by process ${first.child.pid}.`);

      const token = await first.signIn();
      const order = {
        currency_id: '1',
        legal_id: '3',
        type: '1',
        amount: '0.01',
        target_price: '1000',
        client_id: 'kill-test-1',
      };
      const placed = await first.call('/coin/trade', order, token);
      expect(placed).toMatchObject({ type: 'ok' });
      const state = (running: Running) =>
        Promise.all([
          running.call('/coin/list?status=1', undefined, token),
          running.call('/wallet/legal_log', { currency: '3' }, token),
        ]);
      const before = await state(first);
      await first.end('SIGKILL');

      const second = await start({ DATA_DIR: folder });
      expect(await state(second)).toEqual(before);
      expect(await second.call('/coin/trade', order, token)).toEqual(placed);
      expect(await (await fetch(`${second.origin}/demo/invariants`)).json()).toEqual({ hold: true, violations: [] });

      const jump = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"jumpMs":3600000}' };
      await fetch(`${second.origin}/demo/clock`, jump);
      expect((await fetch(`${second.origin}/demo/reset?all=1`, { method: 'POST' })).status).toBe(200);
      await second.says('Ready: ', 2);
      expect(await second.call('/user/info', undefined, token)).toMatchObject({ type: '999' });
      expect(await (await fetch(`${second.origin}/demo/clock`)).json()).toMatchObject({ ahead: 0 });
      expect(await second.signIn()).toMatch(/^[\w-]{43}$/);

      const asked = performance.now();
      expect(await second.end('SIGTERM')).toBe(0);
      expect(performance.now() - asked).toBeLessThan(3000);
      expect(existsSync(path.join(folder, 'lock'))).toBe(false);
    },
    SLOW,
  );

  it.skipIf(inject('postgresUrl') === null)(
    'runs on PostgreSQL, one exchange a database',
    async () => {
      const DATABASE_URL = await makeDatabase(inject('postgresUrl') ?? '');
      const exchange = await start({ DATABASE_URL });
      expect(await exchange.signIn()).toMatch(/^[\w-]{43}$/);
      const second = new Running({ PORT: String(await freePort()), DATA_DIR: newFolder(), DATABASE_URL });
      expect(await second.ended).toBe(1);
      expect(second.log).toContain('Another exchange runs on this database.');
      await exchange.end('SIGKILL');
      const third = await start({ DATABASE_URL });
      expect(await third.end('SIGTERM')).toBe(0);
    },
    SLOW,
  );

  it(
    'says in a sentence why it cannot start',
    async () => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const address = taken.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const refusals: [Record<string, string>, string][] = [
        [{ PORT: 'x' }, 'PORT must be a whole number'],
        [{ PORT: '0', DEMO: '0' }, 'DEMO=0 needs SMTP_URL'],
        [{ PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'The database of DATABASE_URL does not answer.'],
        [{ PORT: String(port) }, `Port ${port} of 127.0.0.1 is taken by another program.`],
      ];
      await Promise.all(
        refusals.map(async ([env, sentence]) => {
          const refused = new Running({ DATA_DIR: newFolder(), ...env });
          expect(await refused.ended).toBe(1);
          expect(refused.log).toContain(sentence);
          expect(refused.log).not.toContain('    at ');
        }),
      );
      taken.close();
    },
    SLOW,
  );
});
