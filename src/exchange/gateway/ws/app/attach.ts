import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { ENVELOPE_TYPE } from '../../../../contract/define.ts';
import { APP_EVENTS, SOCKET_PATH } from '../../../../contract/sockets.ts';
import { DEFAULT_LANG, LANGS } from '../../../../domain/constants.ts';
import type { SignOutReason } from '../../../accounts/sessions.ts';
import { WIRE_ACCOUNT } from '../../../calls/wire-account.ts';
import type { Forward, Products } from '../../../products/product.ts';
import type { GatewayDeps } from '../../deps.ts';
import { clientAddress } from '../../limits/client-address.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';
import type { Origins } from '../../origins.ts';
import type { Upgrades } from '../../upgrades.ts';
import { type AddressUse, AppAddresses } from './addresses.ts';
import { APP_SOCKET_LIMITS, type AppSocketLimits } from './limits.ts';
import { MarketRooms } from './market-rooms.ts';
import { countingSockets, countPolled, type EngineClient, type MaySend } from './packets.ts';
import { sessionRoom, signedInOn, signIn, userRoom } from './sign-in.ts';

export interface AppSocketOptions {
  readonly deps: Pick<GatewayDeps, 'sessions' | 'events' | 'markets' | 'clock' | 'words' | 'log' | 'config'>;
  /** Whose events it tells. */
  readonly products: Products;
  readonly server: HttpServer;
  readonly upgrades: Upgrades;
  readonly origins: Origins;
  readonly limits?: Partial<AppSocketLimits>;
}

/** The app socket on somebody's HTTP server. */
export interface AppSocket {
  /** Says goodbye to all clients; the HTTP server goes on. */
  close(): void;
}

/** The users' own events over socket.io (wire.md section 9): signed in by token, and the market's events for who asks for them. */
export function attachAppSocket({
  deps,
  products,
  server,
  upgrades,
  origins,
  limits: given,
}: AppSocketOptions): AppSocket {
  const limits = { ...APP_SOCKET_LIMITS, ...given };
  const addresses = new AppAddresses(limits);
  const addressOf = (request: IncomingMessage) => clientAddress(request, deps.config.trustProxy);
  const budgetOf = (request: IncomingMessage): MaySend => {
    const own = new TokenBucket(limits.packets);
    const address = addressOf(request);
    return () => own.take() && addresses.of(address).packets.take();
  };
  const io = new Server(server, {
    path: SOCKET_PATH.app,
    serveClient: false,
    // The port's one upgrade listener destroys what nobody wants.
    destroyUpgrade: false,
    maxHttpBufferSize: limits.maxPayload,
    perMessageDeflate: false,
    wsEngine: countingSockets(limits.maxFragments, budgetOf),
    allowRequest: (request, decide) =>
      decide(null, origins.mayConnect(request.headers) && addresses.mayConnect(addressOf(request))),
    // For polling, which is plain HTTP beside the other routes.
    cors: (request, decide) =>
      decide(null, { origin: origins.isListed(request.headers.origin), methods: ['GET', 'POST'] }),
  });
  // socket.io listens to upgrades by itself: here its path is only kept from being destroyed. It takes none without the
  // slash at its end, and a socket that nobody takes would stay open for ever.
  upgrades.on(SOCKET_PATH.app, (request, socket) => {
    if (!request.url?.startsWith(`${SOCKET_PATH.app}/`)) socket.destroy();
  });
  io.engine.on('connection', (client: EngineClient) => {
    const address = addressOf(client.request);
    addresses.enter(address);
    client.on('close', () => addresses.leave(address));
    countPolled(client, budgetOf(client.request));
  });
  const { markets, clock, log } = deps;
  const rooms = new MarketRooms(io.of('/'), { markets, clock, log, beatMs: limits.marketBeatMs, addresses });
  io.on('connection', (socket) => {
    const address = addressOf(socket.conn.request);
    socket.data.address = address;
    serve(socket, { rooms, address, use: addresses.of(address), limits }, deps);
  });
  const stops = [
    ...forwardEvents(io, deps, products),
    watchSessions(io, deps, limits.sessionCheckMs),
    () => rooms.close(),
  ];
  return {
    close() {
      for (const stop of stops) stop();
      // Only the transports: clients come back by themselves from that, and from a socket.io disconnect they do not.
      io.engine.close();
    },
  };
}

interface Served {
  readonly rooms: MarketRooms;
  readonly address: string;
  readonly use: AddressUse;
  readonly limits: AppSocketLimits;
}

/** What a client may say. Whatever else it says, or too much of it, is its end. */
function serve(
  socket: Socket,
  { rooms, address, use, limits }: Served,
  { sessions, log }: AppSocketOptions['deps'],
): void {
  const messages = new TokenBucket(limits.messages);
  let wrong = 0;
  socket.use((_event, next) => {
    if (messages.take() && use.messages.take()) next();
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
  socket.on('sub', (events: unknown) => rooms.join(socket, address, events));
  socket.on('unsub', (events: unknown) => rooms.leave(socket, address, events));
  // For clients of the family, of which only the address can be changed.
  rooms.join(socket, address, socket.handshake.query.events);
}

/** Carries what happened to users to their sockets. */
function forwardEvents(
  io: Server,
  { events, words }: Pick<GatewayDeps, 'events' | 'words'>,
  products: AppSocketOptions['products'],
): (() => void)[] {
  const stops = [
    events.on('balance', (user, coin, account) => {
      io.to(LANGS.map((lang) => userRoom(user, lang))).emit(APP_EVENTS.balance, {
        to: user,
        currency: coin,
        account: WIRE_ACCOUNT[account],
      });
    }),
    events.on('notices', (user) => {
      io.to(LANGS.map((lang) => userRoom(user, lang))).emit(APP_EVENTS.notices, { to: user });
    }),
    events.on('signedOut', (_user, sessions, reason) => {
      for (const session of sessions) for (const socket of inSession(io, session)) end(socket, words, reason);
    }),
  ];
  const forward: Forward = (name, wireName, row) => {
    const listener = (user: number, data: Parameters<typeof row>[0]) => {
      for (const lang of LANGS) {
        const room = userRoom(user, lang);
        const sent = io.of('/').adapter.rooms.has(room) && row(data, (key, values) => words.say(lang, key, values));
        if (sent) io.to(room).emit(wireName, { to: user, data: sent });
      }
    };
    stops.push(events.on(name, (...[user, data]) => listener(user, data)));
  };
  const heard = () => {
    const sockets = [...io.of('/').sockets.values()];
    return new Set(sockets.flatMap((socket) => signedInOn(socket)?.caller.id ?? []));
  };
  for (const product of Object.values(products)) product.socketEvents?.(forward, heard);
  return stops;
}

function inSession(io: Server, session: number): Socket[] {
  const { adapter, sockets } = io.of('/');
  return [...(adapter.rooms.get(sessionRoom(session)) ?? [])].flatMap((id) => sockets.get(id) ?? []);
}

/** Tells a client why it is signed out, as a call would, and lets it go. */
function end(socket: Socket, words: GatewayDeps['words'], reason: SignOutReason | 'expired'): void {
  const lang = signedInOn(socket)?.lang ?? DEFAULT_LANG;
  const message = words.say(lang, `refusal.signedOut.${reason}`);
  socket.emit(APP_EVENTS.signedOut, { type: ENVELOPE_TYPE.loginRequired, message });
  socket.disconnect(true);
}

/** Ends sockets whose session has expired since: one timer and one look for all of them. */
function watchSessions(
  io: Server,
  { sessions, words, log }: Pick<GatewayDeps, 'sessions' | 'words' | 'log'>,
  everyMs: number,
): () => void {
  let isLooking = false;
  const look = async () => {
    const signedIn = [...io.of('/').sockets.values()].flatMap((socket) => {
      const session = signedInOn(socket)?.caller.sessionId;
      return session === undefined ? [] : [{ socket, session }];
    });
    const alive = await sessions.alive([...new Set(signedIn.map(({ session }) => session))]);
    for (const { socket, session } of signedIn) {
      const isSame = signedInOn(socket)?.caller.sessionId === session;
      if (isSame && !alive.has(session)) end(socket, words, 'expired');
    }
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log.error({ err: error }, 'Sessions of the app socket could not be checked'))
      .finally(() => {
        isLooking = false;
      });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
