import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, inject, it } from 'vitest';
import { channel, priceTick, tradeTick } from '../../../src/contract/sockets.ts';
import { firstBroken, webSha256 } from '../../../src/domain/tick-chain.ts';
import { makeDatabase } from '../../support/stores.ts';
import { RawClient } from '../htx/support/raw-client.ts';
import { BTC, USDT } from './support/orders.ts';
import { newClientId, World } from './support/world.ts';

const ROUNDS = 3;
/** Trades that the socket has shown when the process is killed. */
const PER_ROUND = 40;
const START_MS = 180_000;
/** Trades that are kept to be asked for. */
const TAPE = 1000;

interface PublicTrade {
  readonly 'trade-id': number;
  readonly ts: number;
  readonly price: number;
  readonly amount: number;
}

/** What a client has seen over the socket and by calls, by trade id. */
type Seen = Map<number, string>;

const facts = (one: { price: number | string; amount: number | string; ts: number }) =>
  `${Number(one.price)} ${Number(one.amount)} ${one.ts}`;

const server = inject('postgresUrl');
/** Gives the address of an empty database, '' for the store in the data folder. */
const STORES: readonly (readonly [name: string, database: () => Promise<string>])[] = [
  ['the built-in store', async () => ''],
  ...(server === null ? [] : [['PostgreSQL', () => makeDatabase(server)] as const]),
];

let world: World | undefined;
afterEach(() => world?.end());

async function tapeOf(on: World): Promise<PublicTrade[]> {
  const { text } = await on.raw({ method: 'GET', path: '/market/history/trade?symbol=btcusdt&size=1000' });
  return (JSON.parse(text) as { data: { data: PublicTrade[] }[] }).data.flatMap(({ data }) => data);
}

interface Figures {
  readonly id: number;
  readonly count: number;
  readonly amount: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

const read = async <Answer>(on: World, path: string): Promise<Answer> =>
  JSON.parse((await on.raw({ method: 'GET', path })).text) as Answer;

/** The minutes of a day, the newest first: those of the 24 h figures. */
const minutesOf = async (on: World) =>
  (await read<{ data: Figures[] }>(on, '/market/history/kline?symbol=btcusdt&period=1min&size=1440')).data;

const dayOf = async (on: World) => (await read<{ tick: Figures }>(on, '/market/detail?symbol=btcusdt')).tick;

/** Trades of a tape that another one, read later, must still have: it holds a thousand. */
function stillKept(before: readonly PublicTrade[], after: readonly PublicTrade[]): readonly PublicTrade[] {
  const known = new Set(before.map((one) => one['trade-id']));
  const room = TAPE - after.filter((one) => !known.has(one['trade-id'])).length;
  return [...before].sort((a, b) => b['trade-id'] - a['trade-id']).slice(0, Math.max(0, room));
}

const minuteOf = async (on: World, id: number) => {
  const { text } = await on.raw({
    method: 'GET',
    path: `/market/history/candles?symbol=btcusdt&period=1min&from=${id}&to=${id}`,
  });
  const [minute] = (JSON.parse(text) as { data: { count: number; amount: number; high: number; low: number }[] }).data;
  if (!minute) throw new Error(`There is no candle of ${new Date(id * 1000).toISOString()}`);
  return minute;
};

/** Watches until enough has been shown, kills at once, and gives what was seen. */
async function watchUntilKilled(on: World, seen: Seen) {
  const client = await RawClient.open(`${on.exchange.origin.replace('http', 'ws')}/ws`);
  await client.ask({ sub: channel.trades('btcusdt') });
  await client.ask({ sub: channel.tick('btcusdt') });
  const user = await on.newUser();
  const ticks = [];
  for (const goal = seen.size + PER_ROUND; seen.size < goal; ) {
    const { ch, tick } = await client.next((message) => message.tick !== undefined);
    if (ch === channel.tick('btcusdt')) {
      ticks.push(priceTick.parse(tick));
      const fields = { currency_id: BTC, legal_id: USDT, type: '1', amount: '0.0002', order_type: 'market' } as const;
      await on.ask('spot.place', { ...fields, client_id: newClientId() }, { token: user.token });
      continue;
    }
    for (const one of tradeTick.parse(tick).data) seen.set(one.tradeId ?? 0, facts(one));
  }
  const tape = await tapeOf(on);
  const minuteId = Math.floor((tape[0]?.ts ?? 0) / 60_000) * 60;
  const minute = await minuteOf(on, minuteId);
  // The running minute can stay open for trades that are on their way into the journal.
  const closed = (await minutesOf(on)).slice(2);
  await on.exchange.stop('SIGKILL');
  for (const one of tape) seen.set(one['trade-id'], facts(one));
  return { ticks, minute, minuteId, tape, closed };
}

it.each(STORES)(
  'what a client has seen of the market is there after a kill: trades, candles, ticks, on %s',
  async (_, database) => {
    world = await World.start('published', { DATABASE_URL: await database() });
    for (let round = 0; round < ROUNDS; round += 1) {
      const seen: Seen = new Map();
      const { ticks, minute, minuteId, tape: before, closed } = await watchUntilKilled(world, seen);
      await world.exchange.start();
      const day = await dayOf(world);
      const tape = await tapeOf(world);
      expect(tape.length).toBeGreaterThanOrEqual(Math.min(TAPE, before.length));
      const found = new Map(tape.map((one) => [one['trade-id'], facts(one)]));
      const shown = stillKept(before, tape);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((one) => found.get(one['trade-id']) !== facts(one))).toEqual([]);
      const oldest = shown.at(-1)?.['trade-id'] ?? 0;
      expect([...seen].filter(([id, fact]) => id >= oldest && found.get(id) !== fact)).toEqual([]);
      // The last price is that of the last trade that was shown, or of one since.
      const newest = shown[0]?.['trade-id'] ?? 0;
      const last = tape.filter((one) => one['trade-id'] >= newest).map(({ price }) => price);
      expect(last).toContain(day.close);
      const all = await minutesOf(world);
      const minutes = new Map(all.map((one) => [one.id, one]));
      const told = closed.filter(({ id }) => minutes.has(id));
      expect(told.length).toBeGreaterThan(1400);
      expect(told.filter((one) => !isDeepStrictEqual(minutes.get(one.id), one))).toEqual([]);
      // The oldest minute can have left the day since the minutes were read.
      const counted = all.slice(0, -1);
      const today = await dayOf(world);
      expect(today.count).toBeGreaterThanOrEqual(counted.reduce((sum, { count }) => sum + count, 0));
      expect(today.high).toBeGreaterThanOrEqual(Math.max(...counted.map(({ high }) => high)));
      expect(today.low).toBeLessThanOrEqual(Math.min(...counted.map(({ low }) => low)));
      const again = await minuteOf(world, minuteId);
      expect(again.count).toBeGreaterThanOrEqual(minute.count);
      expect(again.amount).toBeGreaterThanOrEqual(minute.amount);
      expect(again.high).toBeGreaterThanOrEqual(minute.high);
      expect(again.low).toBeLessThanOrEqual(minute.low);
      expect(ticks.length).toBeGreaterThan(0);
      const { ticks: kept } = await world.ask('market.ticks', {
        symbol: 'BTC/USDT',
        from: ticks[0]?.at ?? 0,
        to: Date.now() + 60_000,
      });
      const headers = kept.map(({ prev_hash, ...tick }) => ({ ...tick, prevHash: prev_hash }));
      expect(await firstBroken(headers, webSha256)).toBeNull();
      for (const tick of ticks) expect(headers).toContainEqual(tick);
      await world.assertInvariants();
    }
  },
  START_MS * 2,
);
