import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noMarkets, testDeps } from '../../../../tests/support/deps.ts';
import { registered, testServer } from '../../../../tests/support/server.ts';
import { memoryStore } from '../../../../tests/support/stores.ts';
import { openLog } from '../../app/services.ts';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import { StoreAway } from '../../platform/store/away.ts';
import type { Store } from '../../platform/store/open.ts';
import { candles } from '../../platform/store/schema/index.ts';
import { htxRest } from './htx-rest/plugin.ts';

const NAME = `${randomBytes(24).toString('hex')}.png`;
const SYMBOL = 'btcusdt';
const MAILBOX = 'somebody@example.com';
/** What no answer may carry: a statement, and what it was given. */
const STATEMENT = /select|params|uploads|candles|demo_mails/i;

/** What reads the store outside of the calls. */
const surfaces = [
  { url: `/upload/${NAME}`, type: 'text/plain', secret: NAME, sentenceOf: (body: string) => body },
  {
    url: `/market/history/kline?symbol=${SYMBOL}&period=1min`,
    type: 'application/json',
    secret: SYMBOL,
    sentenceOf: (body: string) => {
      const { status, 'err-code': code, 'err-msg': sentence } = JSON.parse(body);
      expect([status, code]).toEqual(['error', 'gateway-internal-error']);
      return sentence;
    },
  },
  {
    url: `/demo/mailbox?address=${MAILBOX}`,
    type: 'application/json',
    secret: MAILBOX,
    sentenceOf: (body: string) => JSON.parse(body).error,
  },
];

/** A server whose markets read the store, and lines of its log. */
async function failing(breakStore: (store: Store) => Promise<unknown>) {
  const lines: string[] = [];
  const log = openLog('warn', { write: (line) => void lines.push(line) });
  const store = await memoryStore();
  const markets = {
    ...noMarkets,
    bySymbol: (symbol: string) => INSTRUMENTS.find((instrument) => instrument.symbol === symbol),
    candles: async (symbol: string) => {
      await store.db.select().from(candles).where(eq(candles.symbol, symbol));
      return [];
    },
  };
  const deps = { ...(await testDeps(store, { markets: () => markets })), log };
  const server = await testServer(deps);
  await server.app.register(htxRest, deps);
  const authorization = await registered(server, 'anna@example.com');
  await breakStore(store);
  return { lines, ask: (url: string) => server.app.inject({ url, headers: { authorization } }) };
}
const TABLES = ['uploads', 'candles', 'demo_mails'] as const;

it('what fails beside the calls is told by a reference, and by nothing of the statement', async () => {
  const { ask, lines } = await failing(async ({ db }) => {
    for (const table of TABLES) await db.execute(sql.raw(`alter table ${table} rename to ${table}_gone`));
  });
  for (const { url, type, secret, sentenceOf } of surfaces) {
    const { statusCode, headers, body } = await ask(url);
    expect([url, statusCode]).toEqual([url, 500]);
    expect(headers['content-type']).toContain(type);
    expect(body).not.toMatch(STATEMENT);
    expect(body).not.toContain(secret);
    const reference = /^Something went wrong on our side\. Reference: ([0-9a-f]{8})$/.exec(sentenceOf(body))?.[1];
    const line = JSON.parse(lines.pop() ?? '{}');
    expect(line).toMatchObject({ reference, err: { message: expect.stringContaining('Failed query') } });
    expect(JSON.stringify(line)).not.toContain(secret);
  }
  expect(lines).toEqual([]);
});

it('a store that is away is told as such beside the calls, too', async () => {
  const { ask, lines } = await failing(async ({ db }) => {
    const away = () => {
      throw new StoreAway();
    };
    Object.assign(db, { select: away });
  });
  for (const { url, sentenceOf } of surfaces) {
    const { statusCode, headers, body } = await ask(url);
    expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '2']);
    expect(sentenceOf(body)).toMatch(/^The exchange is temporarily unavailable/);
    expect(JSON.parse(lines.pop() ?? '{}')).toMatchObject({ err: { type: 'StoreAway' } });
  }
});
