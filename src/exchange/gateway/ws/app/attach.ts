import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { APP_EVENTS, SOCKET_PATH } from '../../../../contract/sockets.ts';
import { LANGS } from '../../../../domain/constants.ts';
import type { Deps } from '../../../app/deps.ts';
import { withReason } from '../../../products/spot/order-row.ts';
import type { Upgrades } from '../../http/upgrades.ts';
import { clientAddress } from '../market/client-address.ts';
import { TokenBucket } from '../market/token-bucket.ts';
import { APP_SOCKET_LIMITS, type AppSocketLimits } from './limits.ts';
import { MarketRooms } from './market-rooms.ts';
import { sessionRoom, signedInOn, signIn, userRoom } from './sign-in.ts';

export interface AppSocketOptions {
  readonly deps: Pick<Deps, 'sessions' | 'events' | 'markets' | 'clock' | 'words' | 'log' | 'config'>;
  readonly server: HttpServer;
  readonly upgrades: Upgrades;
  readonly limits?: Partial<AppSocketLimits>;
}

/** The app socket on somebody's HTTP server. */
export interface AppSocket {
  /** Says goodbye to all clients; the HTTP server goes on. */
  close(): void;
}

/** The users' own events over socket.io (wire.md section 9): signed in by token, and the market's events for who asks for them. */
export function attachAppSocket({ deps, server, upgrades, limits: given }: AppSocketOptions): AppSocket {
  const limits = { ...APP_SOCKET_LIMITS, ...given };
  const addresses = new Map<string, number>();
  const addressOf = (request: IncomingMessage) => clientAddress(request, deps.config.trustProxy);
  const io = new Server(server, {
    path: SOCKET_PATH.app,
    serveClient: false,
    // The port's one upgrade listener destroys what nobody wants.
    destroyUpgrade: false,
    maxHttpBufferSize: limits.maxPayload,
    perMessageDeflate: false,
    allowRequest: (request, decide) =>
      decide(null, (addresses.get(addressOf(request)) ?? 0) < limits.connectionsPerAddress),
  });
  // socket.io listens to upgrades by itself: here its path is only kept from being destroyed.
  upgrades.on(SOCKET_PATH.app, () => undefined);
  io.engine.on(
    'connection',
    (connection: { request: IncomingMessage; on(event: 'close', listener: () => void): void }) => {
      const address = addressOf(connection.request);
      addresses.set(address, (addresses.get(address) ?? 0) + 1);
      connection.on('close', () => {
        const left = (addresses.get(address) ?? 1) - 1;
        if (left > 0) addresses.set(address, left);
        else addresses.delete(address);
      });
    },
  );
  const rooms = new MarketRooms(io.of('/'), { markets: deps.markets, clock: deps.clock, beatMs: limits.marketBeatMs });
  io.on('connection', (socket) => serve(socket, rooms, deps, limits));
  const stops = [...tellUsers(io, deps), watchSessions(io, deps, limits.sessionCheckMs), () => rooms.close()];
  return {
    close() {
      for (const stop of stops) stop();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** What a client may say. Whatever else it says, or too much of it, is its end. */
function serve(
  socket: Socket,
  rooms: MarketRooms,
  { sessions, log }: AppSocketOptions['deps'],
  limits: AppSocketLimits,
): void {
  const messages = new TokenBucket(limits.messages);
  let wrong = 0;
  socket.use((_event, next) => {
    if (messages.take()) next();
    else socket.disconnect(true);
  });
  socket.on('login', (payload: unknown, ack: unknown) => {
    signIn(socket, sessions, payload).then(
      (ok) => {
        if (typeof ack === 'function') ack({ ok });
        wrong += ok ? 0 : 1;
        if (wrong >= limits.wrongTokens) socket.disconnect(true);
      },
      (error: unknown) => {
        log.error({ err: error }, 'A login on the app socket failed');
        socket.disconnect(true);
      },
    );
  });
  socket.on('sub', (events: unknown) => rooms.join(socket, events));
  socket.on('unsub', (events: unknown) => rooms.leave(socket, events));
  // For clients of the family, of which only the address can be changed.
  rooms.join(socket, socket.handshake.query.events);
}

/** Carries what happened to users to their sockets. */
function tellUsers(io: Server, { events, words }: Pick<Deps, 'events' | 'words'>): (() => void)[] {
  return [
    events.on('spotOrder', (user, order) => {
      for (const lang of LANGS) {
        const room = userRoom(user, lang);
        if (!io.of('/').adapter.rooms.has(room)) continue;
        io.to(room).emit(APP_EVENTS.spotOrder, { to: user, data: withReason(order, (key) => words.say(lang, key)) });
      }
    }),
    events.on('balance', (user, coin, account) => {
      io.to(LANGS.map((lang) => userRoom(user, lang))).emit(APP_EVENTS.balance, { to: user, currency: coin, account });
    }),
    events.on('signedOut', (_user, sessions) => {
      for (const session of sessions) io.in(sessionRoom(session)).disconnectSockets(true);
    }),
  ];
}

/** Ends sockets whose session has expired since. */
function watchSessions(io: Server, { sessions, log }: Pick<Deps, 'sessions' | 'log'>, everyMs: number): () => void {
  const look = async () => {
    for (const socket of io.of('/').sockets.values()) {
      const known = signedInOn(socket);
      if (known && !(await sessions.find(known.token))) socket.disconnect(true);
    }
  };
  const timer = setInterval(
    () =>
      look().catch((error: unknown) => log.error({ err: error }, 'Sessions of the app socket could not be checked')),
    everyMs,
  );
  timer.unref();
  return () => clearInterval(timer);
}
