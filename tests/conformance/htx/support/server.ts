import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { SOCKET_PATH } from '../../../../src/contract/sockets.ts';
import { htxRest } from '../../../../src/exchange/gateway/http/htx-rest/plugin.ts';
import type { Buckets } from '../../../../src/exchange/gateway/limits/buckets.ts';
import { Origins } from '../../../../src/exchange/gateway/origins.ts';
import { Upgrades } from '../../../../src/exchange/gateway/upgrades.ts';
import { attachMarketSocket, type MarketSocket } from '../../../../src/exchange/gateway/ws/market/attach.ts';
import type { MarketSocketLimits } from '../../../../src/exchange/gateway/ws/market/limits.ts';
import type { MarketData } from '../../../../src/exchange/market-data/port.ts';
import type { Clock } from '../../../../src/exchange/platform/clock-port.ts';
import { loadWords } from '../../../../src/exchange/platform/words.ts';

/** A server with the market socket and the REST beside it, on a free port of the loopback. */
export interface TestServer {
  readonly port: number;
  readonly ws: string;
  readonly feed: string;
  readonly http: string;
  readonly host: string;
  readonly socket: MarketSocket;
  readonly server: Server;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly markets: MarketData;
  readonly clock: Clock;
  readonly limits?: Partial<MarketSocketLimits>;
  readonly historyBudget?: Buckets;
  readonly callsPerSecond?: number | null;
  /** Comes between a client's connection and the socket server. */
  readonly through?: (connection: Duplex) => Duplex;
  /** 0 = any free one. */
  readonly port?: number;
}

const PATHS = [SOCKET_PATH.market, SOCKET_PATH.feed];

export async function startServer({
  markets,
  clock,
  limits,
  historyBudget,
  callsPerSecond,
  through = (connection) => connection,
  port = 0,
}: TestServerOptions): Promise<TestServer> {
  const upgradable = createServer();
  const app: FastifyInstance = fastify({
    forceCloseConnections: true,
    serverFactory: (handler) => upgradable.on('request', handler),
  });
  const socket = attachMarketSocket({ markets, clock, log: app.log, limits, historyBudget });
  const upgrades = new Upgrades(upgradable, new Origins({ allowedOrigins: [], trustProxy: 0 }));
  for (const path of PATHS)
    upgrades.on(path, (request, stream, head) => socket.handleUpgrade(request, through(stream), head));
  await app.register(htxRest, {
    markets,
    clock,
    words: await loadWords(),
    log: app.log,
    historyBudget,
    callsPerSecond,
  });
  await app.listen({ port, host: '127.0.0.1' });
  const { port: bound } = upgradable.address() as AddressInfo;
  const host = `127.0.0.1:${bound}`;
  return {
    port: bound,
    host,
    ws: `ws://${host}/ws`,
    feed: `ws://${host}/feed`,
    http: `http://${host}`,
    socket,
    server: upgradable,
    async stop() {
      socket.close();
      await app.close();
    },
  };
}

/** A clock that stands until it is moved. */
export class StillClock implements Clock {
  private time: number;

  constructor(time = Date.UTC(2026, 8, 15, 8, 0, 30)) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  move(ms: number): void {
    this.time += ms;
  }
}
