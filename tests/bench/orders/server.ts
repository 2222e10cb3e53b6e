/**
 * The exchange's HTTP side in a process of its own, so that whoever calls takes nothing from it: as it is, and once more with
 * a handler of `spot.place` that answers without doing anything. It measures its own engine's door when it is told to.
 */

import type { AddressInfo } from 'node:net';
import type { Handlers } from '../../../src/exchange/calls/handler.ts';
import { NO_LIMITS } from '../../../src/exchange/gateway/http/limits.ts';
import { buildServer } from '../../../src/exchange/gateway/http/server.ts';
import { orderToWire } from '../../../src/exchange/products/spot/wire.ts';
import { resting } from './door.ts';
import { listenPlain } from './plain-server.ts';
import { measure, type Rate } from './rate.ts';
import { openWorld } from './world.ts';

export interface Ready {
  readonly origin: string;
  readonly emptyOrigin: string;
  /** Of orders/plain-server.ts. */
  readonly plainOrigin: string;
  readonly tokens: readonly string[];
}

/** What the parent asks for. */
export interface DoorRequest {
  readonly inFlight: number;
  readonly ms: number;
}

export type Message = { readonly ready: Ready } | { readonly door: Rate };

const say = (message: Message) => process.send?.(message);
const [userCount, databaseUrl] = process.argv.slice(2);
const world = await openWorld(Number(userCount), databaseUrl || null);
const { deps, products, handlers, users } = world;
const tokens: string[] = [];
for (const user of users) tokens.push(await deps.sessions.open(deps.store.db, { user, isLong: false, agent: 'bench' }));

const answer = await (await resting(world)(0, 0)).map(async (order) =>
  orderToWire(order, await products.spot.pairs.of(order.instrumentId), String),
);
const empty: Handlers = {
  ...handlers,
  'spot.place': () => Promise.resolve(answer),
};

const listen = async (given: Handlers): Promise<string> => {
  const { app } = await buildServer({ deps, handlers: given, clientFolder: '/nonexistent', limits: NO_LIMITS });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};
process.on('message', ({ inFlight, ms }: DoorRequest) => {
  void measure(resting(world), inFlight, ms).then((door) => say({ door }));
});
process.on('disconnect', () => void world.close().finally(() => process.exit()));
const plainOrigin = await listenPlain(world, tokens);
say({ ready: { origin: await listen(handlers), emptyOrigin: await listen(empty), plainOrigin, tokens } });
