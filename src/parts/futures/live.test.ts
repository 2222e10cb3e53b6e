import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closingFixture, positionsFor } from '../../contract/fixtures/futures.ts';
import { FUTURES_EVENTS, position as positionSchema } from '../../contract/rows/position.ts';
import type { Client } from '../../data/client.ts';
import { queriesOf } from '../../data/query.ts';
import { toldOf } from '../../data/told.ts';
import { createClient } from '../../state/client.ts';
import { accountWithLive, futuresSource, withLive } from './live.ts';

const [, long] = positionsFor({}).message.data.map((row) => positionSchema.parse(row));
if (!long) throw new Error('No position in the fixtures');

const FIGURES = {
  balance: '12000',
  hazard_rate: '700',
  caution_money_total: '1275.842',
  origin_caution_money_total: '1275.842',
  profits_total: '-120.5',
  risk_rate: '31.2',
};
const told = (body: object) => ({ to: 7, data: { ...FIGURES, positions: [], ...body } });
const moved = { id: long.id, update_price: '63671.6', profits: '-120.5', liquidation_price: '62810' };

let client: Client;
const hear = (kind: keyof typeof FUTURES_EVENTS, body: unknown) =>
  toldOf(client).emit({ name: FUTURES_EVENTS[kind].event, body });
const stale = () =>
  queriesOf(client)
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[0]);

beforeEach(() => {
  vi.useFakeTimers();
  client = createClient();
  for (const name of ['futures.account', 'futures.market', 'wallet.list', 'futures.positions'])
    queriesOf(client).setQueryData([name, {}], { data: [long], total: 1 });
});
afterEach(() => {
  queriesOf(client).clear();
  vi.useRealTimers();
});

it('gives the figures of now to whoever looks, and keeps none when nobody does', () => {
  const source = futuresSource(client);
  const heard = vi.fn();
  const stop = source.subscribe(heard);
  expect(withLive(long, source.get())).toBe(long);
  hear('account', told({ positions: [moved] }));
  expect(heard).toHaveBeenCalledOnce();
  expect(withLive(long, source.get())).toMatchObject({ share: long.share, ...moved });
  expect(accountWithLive(undefined, source.get())).toMatchObject(FIGURES);
  stop();
  expect(source.get()).toBeUndefined();
  hear('account', told({ positions: [moved] }));
  expect(source.get()).toBeUndefined();
});

it('leaves a position as it ended, whatever was told of it before, and takes nothing of another shape', () => {
  const source = futuresSource(client);
  const stop = source.subscribe(() => undefined);
  hear('account', told({ positions: [moved] }));
  const ended = { ...long, status: 3 };
  expect(withLive(ended, source.get())).toBe(ended);
  hear('account', { to: 7, data: 'nonsense' });
  expect(source.get()?.positions).toHaveLength(1);
  stop();
});

it('puts a position that changed into its place, and reads again what else is old', () => {
  const stop = futuresSource(client).subscribe(() => undefined);
  hear('position', { to: 7, data: closingFixture });
  vi.advanceTimersByTime(200);
  expect(queriesOf(client).getQueryData(['futures.positions', {}])).toMatchObject({ data: [{ status: 2 }] });
  expect(stale().sort()).toEqual(['futures.account', 'futures.market']);
  stop();
});

it('reads again what may be old after positions ended, and after the socket was away', () => {
  const stop = futuresSource(client).subscribe(() => undefined);
  hear('closed', { to: 7, data: { id: [long.id] } });
  vi.advanceTimersByTime(200);
  expect(stale().sort()).toEqual(['futures.account', 'futures.market', 'wallet.list']);
  toldOf(client).emit({ name: 'joined' });
  vi.advanceTimersByTime(200);
  expect(stale().sort()).toEqual(['futures.account', 'futures.market', 'futures.positions', 'wallet.list']);
  stop();
});
