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
  await on.exchange.stop('SIGKILL');
  for (const one of tape) seen.set(one['trade-id'], facts(one));
  return { ticks, minute, minuteId };
}

it.each(STORES)(
  'what a client has seen of the market is there after a kill: trades, candles, ticks, on %s',
  async (_, database) => {
    world = await World.start('published', { DATABASE_URL: await database() });
    for (let round = 0; round < ROUNDS; round += 1) {
      const seen: Seen = new Map();
      const { ticks, minute, minuteId } = await watchUntilKilled(world, seen);
      await world.exchange.start();
      const tape = new Map((await tapeOf(world)).map((one) => [one['trade-id'], facts(one)]));
      const oldest = Math.min(...tape.keys());
      const lost = [...seen].filter(([id, fact]) => id >= oldest && tape.get(id) !== fact);
      expect(lost).toEqual([]);
      expect([...seen.keys()].some((id) => id >= oldest)).toBe(true);
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
