import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketServer } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserEvent } from '../../src/data/app-socket.ts';
import type { EnvelopeNotice } from '../../src/data/notices.ts';
import { Origins } from '../../src/exchange/gateway/origins.ts';
import { Upgrades } from '../../src/exchange/gateway/upgrades.ts';
import { attachAppSocket } from '../../src/exchange/gateway/ws/app/attach.ts';
import { type SpotWorld, spotWorld, USDT } from '../support/spot-world.ts';
import { memoryStore } from '../support/stores.ts';

let world: SpotWorld;
let stop: () => Promise<void>;
let close: (() => void) | undefined;

/** The exchange's side of the socket, on a port. */
async function listen(port = 0): Promise<number> {
  const server: Server = createServer((_request, response) => response.end());
  const origins = new Origins({ allowedOrigins: [], trustProxy: 0 });
  const { deps, products } = world;
  const socket = attachAppSocket({ deps, products, server, upgrades: new Upgrades(server, origins), origins });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  stop = async () => {
    socket.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  world = await spotWorld(await memoryStore());
  world.markets.setLast('btcusdt', 600_000n);
  // The configuration is read once.
  vi.resetModules();
});
afterEach(async () => {
  close?.();
  vi.unstubAllGlobals();
  await stop();
  await world.deps.store.close();
});

/** The client's own socket, signed in; what it hears and what it announces. */
async function opened(port: number, token: string): Promise<{ events: UserEvent[]; notices: EnvelopeNotice[] }> {
  const socketBase = `http://127.0.0.1:${port}`;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ socketBase }))));
  const { openAppSocket } = await import('../../src/data/app-socket.ts');
  const { noticesOf } = await import('../../src/data/notices.ts');
  const { createClient } = await import('../../src/state/client.ts');
  const client = createClient();
  const events: UserEvent[] = [];
  const notices: EnvelopeNotice[] = [];
  noticesOf(client).on((notice) => notices.push(notice));
  close = openAppSocket(client, token, (event) => events.push(event));
  return { events, notices };
}

const signedIn = (user: number) =>
  world.deps.store.transaction((tx) => world.deps.sessions.open(tx, { user, isLong: false, agent: '' }));

const joins = (events: UserEvent[]) =>
  vi.waitFor(() => expect(events).toEqual([{ kind: 'joined' }]), { timeout: 15_000, interval: 20 });

/** From the moment the client has been told that it has joined, it hears of each order. */
async function hears(user: number, events: UserEvent[]): Promise<void> {
  await joins(events);
  await world.place(user, { side: 'buy', amount: '0.0001', price: '59000' });
  await vi.waitFor(() => expect(events.some(({ kind }) => kind === 'order')).toBe(true), 15_000);
}

it('comes back by itself after a clean restart of the exchange, and hears its user’s events again', async () => {
  const user = await world.user({ [USDT]: '10000' });
  const port = await listen();
  const { events, notices } = await opened(port, await signedIn(user));
  await hears(user, events);
  await stop();
  events.length = 0;
  await listen(port);
  await hears(user, events);
  expect(notices).toEqual([]);
});

it('comes back after a server has let it go without a word', async () => {
  const server = createServer();
  const io = new SocketServer(server);
  let connections = 0;
  io.on('connection', (socket) => {
    connections += 1;
    socket.on('login', (_token, answer: (reply: unknown) => void) => {
      if (connections === 1) socket.disconnect(true);
      else answer({ ok: true });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => io.close();
  const { events } = await opened((server.address() as AddressInfo).port, 'token');
  await joins(events);
  expect(connections).toBe(2);
});

describe('at a server that does not answer a login', () => {
  let port: number;
  let answers: ((reply: unknown) => void)[];
  beforeEach(async () => {
    const server = createServer();
    const io = new SocketServer(server);
    answers = [];
    io.on('connection', (socket) => socket.on('login', (_token, answer) => answers.push(answer)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stop = () => io.close();
    ({ port } = server.address() as AddressInfo);
  });

  it('has joined all the same, and once more when it answers late: it tells only from then on', async () => {
    const { events } = await opened(port, 'token');
    await joins(events);
    answers[0]?.({ ok: true });
    await vi.waitFor(() => expect(events).toEqual([{ kind: 'joined' }, { kind: 'joined' }]), 5000);
  });

  it('says so when a late answer is a refusal', async () => {
    const { events, notices } = await opened(port, 'token');
    await joins(events);
    answers[0]?.({ ok: false });
    await vi.waitFor(() => expect(notices).toEqual([{ kind: 'login', message: '', token: 'token' }]), 5000);
    expect(events).toHaveLength(1);
  });
});

it('says why when the session is ended elsewhere, and stays away', async () => {
  const user = await world.user({ [USDT]: '10000' });
  const token = await signedIn(user);
  const { events, notices } = await opened(await listen(), token);
  await hears(user, events);
  const caller = await world.deps.sessions.find(token);
  if (!caller) throw new Error('signed in');
  await world.deps.sessions.close(caller);
  await vi.waitFor(() => expect(notices).toHaveLength(1), 5000);
  expect(notices).toEqual([{ kind: 'login', message: 'You logged out elsewhere. Please log in again', token }]);
});

it('announces a session that ended while the socket was away', async () => {
  const { notices } = await opened(await listen(), 'x'.repeat(43));
  await vi.waitFor(() => expect(notices).toEqual([{ kind: 'login', message: '', token: 'x'.repeat(43) }]), 5000);
});
