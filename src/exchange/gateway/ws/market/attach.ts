import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { MarketData } from '../../../market-data/port.ts';
import type { Clock } from '../../../platform/clock-port.ts';
import { FairQueue } from '../../../platform/fair-queue.ts';
import { encode } from '../../htx/wire.ts';
import type { Buckets } from '../../limits/buckets.ts';
import { clientAddress } from '../../limits/client-address.ts';
import { Addresses, type AddressUse } from './addresses.ts';
import { type CommandDeps, carryOut, heartbeatIn } from './commands.ts';
import { CLOSE, Connection } from './connection.ts';
import { Heartbeats } from './heartbeat.ts';
import { Hub } from './hub.ts';
import { MARKET_SOCKET_LIMITS, type MarketSocketLimits } from './limits.ts';
import { WriteBatch } from './write-batch.ts';

export interface MarketSocketOptions {
  readonly markets: MarketData;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly limits?: Partial<MarketSocketLimits>;
  /** What addresses have left for history; without it that is not limited. */
  readonly historyBudget?: Buckets;
  /** How many proxies in front are believed about the client's address (TRUST_PROXY). */
  readonly trustProxy?: number;
}

/** The market socket on somebody's HTTP server. */
export interface MarketSocket {
  /** Takes an upgrade to /ws or /feed; reads nothing of the request's target, so no target can hurt it. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Clients connected now. */
  readonly size: number;
  /** Says goodbye to all clients and stops listening to the market. */
  close(): void;
}

/** The HTX-protocol market socket (htx-protocol.md): binary gzip out, JSON text in. */
export function attachMarketSocket({
  markets,
  clock,
  log,
  limits: given,
  historyBudget,
  trustProxy = 0,
}: MarketSocketOptions): MarketSocket {
  const limits = { ...MARKET_SOCKET_LIMITS, ...given };
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: limits.maxPayload,
    maxFragments: limits.maxFragments,
  });
  const hub = new Hub({ markets, clock, log, beatMs: limits.beatMs });
  const batch = new WriteBatch();
  const connections = new Set<Connection>();
  const heartbeats = new Heartbeats(limits.pingMs, () => {
    const value = clock.now();
    return { value, frame: encode({ ping: value }) };
  });
  const addresses = new Addresses(limits, historyBudget);
  // Thousands of commands at once are carried out a few in a turn of the loop, those of one address after one of each other's.
  const commands = new FairQueue<AddressUse>();
  const deps: CommandDeps = { markets, clock, log, hub, limits };

  const open = (ws: WebSocket, socket: Duplex, address: string) => {
    const use = addresses.enter(address);
    const connection = new Connection(ws, socket, use, batch, limits);
    const heartbeat = heartbeats.add({
      ping: (frame) => connection.push(frame, false),
      get isLagging() {
        return !connection.hasCaughtUp;
      },
      cut: () => connection.close(CLOSE.policy, 'slow consumer'),
      expire: () => connection.close(CLOSE.pingExpired, `ping check expired, session: ${connection.session}`),
    });
    const within = (isWithin: boolean) => {
      if (!isWithin) connection.cutOff();
      return isWithin;
    };
    const isWithinBudget = () => within(connection.maySend());
    connections.add(connection);
    let waiting = 0;
    const command = (data: Buffer) => {
      waiting -= 1;
      use.waitingBytes -= data.length;
      if (connection.isOpen) void carryOut(data.toString(), connection, heartbeat, deps);
    };
    ws.on('message', (data: Buffer) => {
      if (!connection.isOpen) return;
      const beat = heartbeatIn(data);
      // An answer to our ping costs its address nothing: however many clients it has, they are asked to send it.
      if (beat && 'pong' in beat && heartbeat.answer(beat.pong)) return;
      if (!isWithinBudget()) return;
      // Nor does a sign of life wait for what others have sent; a reply comes behind those to what the client sent before.
      if (beat && waiting === 0) return void carryOut(data.toString(), connection, heartbeat, deps);
      if (!within(use.waitingBytes + data.length <= limits.addressWaitingBytes)) return;
      waiting += 1;
      use.waitingBytes += data.length;
      commands.add(use, () => command(data));
    });
    ws.on('ping', isWithinBudget);
    // We send none of the protocol's pings: these answer nothing.
    ws.on('pong', isWithinBudget);
    // Malformed and oversized frames: ws has said why with its own close code; ours only puts an end to the wait.
    ws.on('error', (error) => {
      log.debug({ err: error, session: connection.session }, 'market client broke the protocol');
      connection.close(CLOSE.policy, 'protocol error');
    });
    ws.on('close', () => {
      heartbeat.stop();
      hub.leaveAll(connection);
      connections.delete(connection);
      addresses.leave(address);
    });
  };

  return {
    handleUpgrade(request, socket, head) {
      const address = clientAddress(request, trustProxy);
      if (!addresses.mayConnect(address)) {
        refuse(socket);
        return;
      }
      server.handleUpgrade(request, socket, head, (ws) => open(ws, socket, address));
    },
    get size() {
      return connections.size;
    },
    close() {
      for (const connection of connections) connection.close(CLOSE.goingAway, 'the exchange stops');
      hub.close();
      server.close();
    },
  };
}

function refuse(socket: Duplex): void {
  // The client may be gone already; then there is nobody to tell.
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
    socket.destroy(),
  );
}
