import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { signInDemo } from '../support/demo-account.ts';
import { ExchangeProcess } from '../support/exchange-process.ts';
import { makeDatabase } from '../support/stores.ts';

/** Two starts of the whole exchange on a machine that does other things as well. */
const SLOW = 240_000;
const DEBIAN = '/usr/lib/postgresql';

/** The commands of README's "Operate", block by block. */
const [FOLDER_BACKUP, FOLDER_RESTORE, DATABASE_BACKUP, DATABASE_RESTORE] = [
  ...(readFileSync('README.md', 'utf8').split('\n## Operate')[1] ?? '').matchAll(/^```sh\n([\s\S]*?)^```/gm),
].map(([, block = '']) => block);

let place: string;
const running = new Set<ExchangeProcess>();
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  for (const exchange of running) await exchange.remove();
  running.clear();
  await rm(place, { recursive: true });
});

async function started(env: Record<string, string> = {}): Promise<ExchangeProcess> {
  const exchange = await ExchangeProcess.create(env);
  running.add(exchange);
  await exchange.start();
  return exchange;
}

/** Runs a block as it stands, in a folder of its own. */
async function run(block: string | undefined, env: Record<string, string>): Promise<void> {
  if (!block) throw new Error('README has no such block');
  const programs = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const PATH = [process.env.PATH, ...programs].join(delimiter);
  await promisify(execFile)('sh', ['-ec', block], { cwd: place, env: { ...process.env, PATH, ...env } });
}

async function call({ origin }: ExchangeProcess, route: string, fields: Record<string, string>, authorization = '') {
  const answer = await fetch(`${origin}/api${route}`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams(fields),
  });
  return (await answer.json()) as { type: string; message: unknown };
}

const ORDER = {
  currency_id: '1',
  legal_id: '3',
  type: '1',
  amount: '0.01',
  target_price: '1000',
  client_id: 'backup-test-1',
};

/** The order is there, once: its client_id answers what it answered first. */
async function assertRestored(exchange: ExchangeProcess, placed: unknown): Promise<void> {
  expect(await call(exchange, '/coin/trade', ORDER, await signInDemo(exchange.origin))).toEqual(placed);
  const invariants = await fetch(`${exchange.origin}/demo/invariants`);
  expect(await invariants.json()).toMatchObject({ hold: true, violations: [] });
}

it(
  'of the built-in store is made and restored as README says',
  async () => {
    const first = await started();
    const placed = await call(first, '/coin/trade', ORDER, await signInDemo(first.origin));
    expect(placed).toMatchObject({ type: 'ok' });
    await first.stop();
    await run(FOLDER_BACKUP, { DATA_DIR: first.folder });
    const DATA_DIR = join(place, 'restored');
    await run(FOLDER_RESTORE, { DATA_DIR });
    await assertRestored(await started({ DATA_DIR }), placed);
  },
  SLOW,
);

it.skipIf(inject('postgresUrl') === null)(
  'of PostgreSQL is made while the exchange runs, and restored as README says',
  async () => {
    const server = inject('postgresUrl') ?? '';
    const DATABASE_URL = await makeDatabase(server);
    const first = await started({ DATABASE_URL });
    const placed = await call(first, '/coin/trade', ORDER, await signInDemo(first.origin));
    expect(placed).toMatchObject({ type: 'ok' });
    await run(DATABASE_BACKUP, { DATABASE_URL, DATA_DIR: first.folder });
    await first.stop();
    const restored = { DATABASE_URL: await makeDatabase(server), DATA_DIR: join(place, 'restored') };
    await run(DATABASE_RESTORE, restored);
    await assertRestored(await started(restored), placed);
  },
  SLOW,
);
