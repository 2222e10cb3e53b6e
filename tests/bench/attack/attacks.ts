/** What one address, or for history several, may do at its worst inside its limits. */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../../src/contract/sockets.ts';
import { calls } from '../../../src/contract/table.ts';
import { APP_SOCKET_LIMITS } from '../../../src/exchange/gateway/ws/app/limits.ts';
import { MARKET_SOCKET_LIMITS } from '../../../src/exchange/gateway/ws/market/limits.ts';
import { BTC, USDT } from '../../conformance/calls/support/orders.ts';
import { bomb } from '../../support/bomb.ts';

/** Where and as whom an attack is made. */
export interface Target {
  readonly origin: string;
  /** Of a user, for what guests may not. */
  readonly token: string;
  /** Of five users, who send as much together as an address may. */
  readonly tokens: readonly string[];
}

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;
const SYMBOLS = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT', 'DOGE/USDT'];
const now = () => Math.floor(Date.now() / 1000);
const one = <Item>(items: readonly Item[], serial: number) => items[serial % items.length] as Item;
const agents = new Map<string, Agent>();

/** Answers to requests that were sent; whatever they say. */
export const sent: Record<string, number> = {};

/** Sends a request from an address of the loopback and reads the reply to its end. */
function send({ origin }: Target, from: string, path: string, body?: Buffer, headers: Record<string, string> = {}) {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 16 });
  agents.set(from, agent);
  return new Promise<void>((resolve) => {
    const options = { method: body ? 'POST' : 'GET', agent, localAddress: from, headers };
    const asked = request(`${origin}${path}`, options, (reply) => {
      const status = String(reply.statusCode);
      sent[status] = (sent[status] ?? 0) + 1;
      reply.resume().on('end', resolve).on('error', resolve);
    });
    asked.on('error', () => resolve()).end(body);
  });
}

/** So many pieces of work a second, whether those before have ended or not. */
async function pace(perSecond: number, work: (serial: number) => unknown): Promise<never> {
  const begun = performance.now();
  for (let serial = 0; ; serial += 1) {
    void work(serial);
    await wait(Math.max(0, begun + ((serial + 1) * 1000) / perSecond - performance.now()));
  }
}

const query = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)])).toString();

/** Ages ago, so that the process has to tell it; another time and symbol with each call. */
function longAgo(serial: number, spanS: number) {
  const to = now() - DAY_S * (40 + ((serial * 37) % 1000));
  return { symbol: one(SYMBOLS, serial), from: to - spanS, to };
}

function picture(serial: number): { readonly body: Buffer; readonly type: string } {
  // Far too long, and as large as is taken.
  const bytes =
    serial % 2 === 0 ? bomb(49_000_000, 1, Buffer.alloc(49_000_000)) : bomb(12_000, 4000, Buffer.alloc(48_000_000));
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    type: 'multipart/form-data; boundary=b',
  };
}

const ORDER = { currency_id: BTC, legal_id: USDT, type: '1', order_type: 'limit', amount: '0.0006' } as const;

/** As many calls as a user may make in a second. */
const OF_USER = 10;

/** An order as users send it in vain, each as often as may be. */
const orders = (target: Target, tokens: readonly string[], fieldsOf: (serial: number) => Record<string, string>) =>
  pace(OF_USER * tokens.length, (serial) =>
    send(
      target,
      '127.0.2.5',
      `/api${calls['spot.place'].path}`,
      Buffer.from(query({ ...ORDER, ...fieldsOf(serial) })),
      {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: one(tokens, serial),
      },
    ),
  );

/** What a user has, asked for as often as a user may. */
const wallet = (target: Target, pathOf: (serial: number) => string, body?: Buffer) =>
  pace(OF_USER, (serial) => send(target, '127.0.2.10', pathOf(serial), body, { authorization: target.token }));

/** By what they do. */
export const ATTACKS = {
  'one order again and again': (target: Target) =>
    orders(target, [target.token], () => ({ target_price: '10000', client_id: 'bench-attack-again' })),
  'orders that nobody can pay': (target: Target) =>
    orders(target, [target.token], (serial) => ({
      target_price: '50000',
      amount: '5',
      client_id: `bench-attack-poor-${serial}`,
    })),
  'fifty orders a second of five users': (target: Target) =>
    orders(target, target.tokens, (serial) => ({
      target_price: '50000',
      amount: '5',
      client_id: `bench-attack-five-${serial}`,
    })),
  'balances over a range': (target: Target) =>
    wallet(
      target,
      (serial) => `/api${calls['wallet.history'].path}?range=${one(['day', 'week', 'month', 'year'], serial)}`,
    ),
  'the balances again and again': (target: Target) =>
    wallet(target, () => `/api${calls['wallet.list'].path}`, Buffer.alloc(0)),
  'hostile pictures': (target: Target) => {
    const pictures = [picture(0), picture(1)];
    return pace(4, (serial) => {
      const { body, type } = one(pictures, serial);
      return send(target, '127.0.2.1', '/api/upload', body, { 'content-type': type, authorization: target.token });
    });
  },
  'app sockets that come and go from rooms': async ({ origin }: Target) => {
    const { addressConnects, addressMessages } = APP_SOCKET_LIMITS;
    // As many as may come at once; then all messages that may come at once, and as many as may come a second.
    const sockets = Array.from({ length: addressConnects.burst - 10 }, () =>
      io(origin, { path: SOCKET_PATH.app, transports: ['websocket'], forceNew: true }),
    );
    const events = ['daymarket', 'kline', 'market_depth'];
    const say = (serial: number) => one(sockets, serial >> 1).emit(serial % 2 === 0 ? 'sub' : 'unsub', events);
    for (let serial = 0; serial < addressMessages.burst - sockets.length; serial += 1) say(serial);
    return pace(addressMessages.perSecond - 5, say);
  },
  'joins and signs of life on the app socket': async ({ origin }: Target) => {
    const sockets = Array.from({ length: 100 }, () => {
      const url = `${origin.replace('http', 'ws')}${SOCKET_PATH.app}/?EIO=4&transport=websocket`;
      return new WebSocket(url, { localAddress: '127.0.2.9' }).on('error', () => undefined);
    });
    await wait(1000);
    // All that an address may send: joins that are refused, and frames of the protocol.
    return pace(390, (serial) => {
      const socket = one(sockets, serial);
      if (socket.readyState !== WebSocket.OPEN) return;
      const kind = Math.floor(serial / sockets.length) % 3;
      if (kind === 0) socket.send('40/nowhere,');
      else if (kind === 1) socket.ping();
      else socket.pong();
    });
  },
  'fifty history calls a second': (target: Target) =>
    pace(50, (serial) => {
      const asked = longAgo(serial, 2000 * 60 * (serial % 2 === 0 ? 15 : 60));
      return send(
        target,
        `127.0.3.${1 + (serial % 25)}`,
        `/api/currency/new_timeshar?${query({ ...asked, period: serial % 2 === 0 ? '15min' : '60min' })}`,
      );
    }),
  'ticks with proofs': (target: Target) =>
    pace(20, (serial) => {
      const from = Date.now() - 60_000;
      return send(
        target,
        '127.0.2.2',
        `/api/ticks?${query({ symbol: one(SYMBOLS, serial), from, to: Date.now(), proof: 1 })}`,
      );
    }),
  'requests on the market socket': async ({ origin }: Target) => {
    const sockets = Array.from(
      { length: 40 },
      () => new WebSocket(`${origin.replace('http', 'ws')}/ws`, { localAddress: '127.0.2.3' }),
    );
    for (const socket of sockets)
      socket
        .on('error', () => undefined)
        .on('message', () => {
          sent.frames = (sent.frames ?? 0) + 1;
        });
    await wait(1000);
    return pace(200, (serial) => {
      const to = now() - YEAR_S - serial * 7200;
      const socket = one(sockets, serial);
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(
        JSON.stringify({
          req: `market.${one(['btcusdt', 'ethusdt', 'solusdt'], serial)}.kline.15min`,
          id: serial,
          from: to - 300 * 900,
          to,
        }),
      );
    });
  },
  'subscriptions on the market socket': async ({ origin }: Target) => {
    const connect = () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { localAddress: '127.0.2.6' });
      return socket.on('error', () => undefined);
    };
    const sockets = Array.from({ length: 100 }, connect);
    await wait(1000);
    // Over its limits too: whoever is closed comes back at once.
    return pace(3000, (serial) => {
      const at = serial % sockets.length;
      const socket = sockets[at] as WebSocket;
      const count = Math.floor(serial / sockets.length);
      const topic = `market.${one(['btcusdt', 'ethusdt', 'solusdt'], count)}.${one(['detail', 'mbp.20', 'kline.1min', 'trade.detail'], count)}`;
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ sub: topic, id: serial }));
      else if (socket.readyState === WebSocket.CLOSED) sockets[at] = connect();
    });
  },
  'topics that come and go on the market socket': async ({ origin }: Target) => {
    const sockets = Array.from({ length: 20 }, () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { localAddress: '127.0.2.12' });
      return socket.on('error', () => undefined);
    });
    await wait(1000);
    // All that an address may send: each topic is begun, told once and dropped again.
    const { burst, perSecond } = MARKET_SOCKET_LIMITS.addressMessages;
    const say = (serial: number) => {
      const symbol = one(['btcusdt', 'ethusdt', 'solusdt'], serial >> 1);
      const kinds = ['mbp.150', 'kline.1min', 'detail', 'mbp.400', 'depth.step0', 'depth.step1'];
      // That of all symbols as often as all others together.
      const topic = serial % 4 < 2 ? 'market.tickers' : `market.${symbol}.${one(kinds, serial >> 2)}`;
      const socket = one(sockets, serial >> 1);
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ [serial % 2 === 0 ? 'sub' : 'unsub']: topic, id: serial }));
    };
    const first = burst - 2 * sockets.length;
    for (let serial = 0; serial < first; serial += 1) say(serial);
    return pace(perSecond - 50, (serial) => say(first + serial));
  },
  'dear topics that are begun again and again on the market socket': async ({ origin }: Target) => {
    const sockets = Array.from({ length: 20 }, () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { localAddress: '127.0.2.13' });
      return socket.on('error', () => undefined);
    });
    await wait(1000);
    // All that an address may send: what is subscribed to already is told again with each.
    const { burst, perSecond } = MARKET_SOCKET_LIMITS.addressMessages;
    const dear = ['tickers', 'btcusdt.depth.step0', 'tickers', 'ethusdt.mbp.400'];
    const say = (serial: number) => {
      const socket = one(sockets, serial);
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ sub: `market.${one(dear, serial)}`, id: serial }));
    };
    const first = burst - 2 * sockets.length;
    for (let serial = 0; serial < first; serial += 1) say(serial);
    return pace(perSecond - 50, (serial) => say(first + serial));
  },
  'all that an address may hear on the market socket': async ({ origin }: Target) => {
    const connect = () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { localAddress: '127.0.2.11' });
      socket.on('error', () => undefined);
      // What is short is a ping or the answer to a command.
      return socket.on('message', (data: Buffer) => {
        if (data.length > 80) return;
        const { ping } = JSON.parse(gunzipSync(data).toString()) as { ping?: number };
        if (ping !== undefined) socket.send(JSON.stringify({ pong: ping }));
      });
    };
    const sockets = Array.from({ length: 200 }, connect);
    await wait(1000);
    const tickers = (await (await fetch(`${origin}/market/tickers`)).json()) as { data: { symbol: string }[] };
    const { all, unbroken } = MARKET_SOCKET_LIMITS.addressSubscriptions;
    const heard = ['mbp.150', 'trade.detail', 'mbp.refresh.20', 'bbo', 'detail', 'depth.step0', 'kline.1min'];
    const subscribe = (serial: number) => {
      if (serial >= all + unbroken) return;
      const socket = one(sockets, serial);
      const count = Math.floor(serial / sockets.length);
      // First those of which no push may be left out, as many as may be.
      const kinds = serial < unbroken ? heard.slice(0, 2) : heard.slice(2);
      const { symbol } = one(tickers.data, Math.floor(count / kinds.length));
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ sub: `market.${symbol}.${one(kinds, count)}`, id: serial }));
    };
    const { burst, perSecond } = MARKET_SOCKET_LIMITS.addressMessages;
    const first = burst - 2 * sockets.length;
    for (let serial = 0; serial < first; serial += 1) subscribe(serial);
    return pace(perSecond - 50, (serial) => subscribe(first + serial));
  },
  'looks into the books': (target: Target) => pace(50, () => send(target, '127.0.2.8', '/demo/invariants')),
  'jumps of the clock': (target: Target) =>
    pace(50, (serial) =>
      send(
        target,
        '127.0.2.7',
        `/demo/clock${serial % 2 === 0 ? '' : '?token=guess'}`,
        Buffer.from(JSON.stringify({ jumpMs: 366 * DAY_S * 1000 })),
        { 'content-type': 'application/json' },
      ),
    ),
  'the REST of HTX': (target: Target) =>
    pace(10, (serial) =>
      send(
        target,
        '127.0.2.4',
        `/market/history/kline?${query({ symbol: one(['btcusdt', 'ethusdt', 'aaplusdt'], serial), period: one(['60min', '4hour', '1day', '1week'], serial), size: 2000 })}`,
      ),
    ),
} satisfies Record<string, (target: Target) => Promise<never>>;

export type AttackName = keyof typeof ATTACKS;
