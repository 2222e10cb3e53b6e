import { io } from 'socket.io-client';
import { APP_EVENTS, SOCKET_PATH } from '../contract/channels.ts';
import { signedOutEvent, USER_EVENTS } from '../contract/sockets.ts';
import { APP_SOCKET } from '../domain/constants.ts';
import type { Client } from './client.ts';
import { serverConfig } from './config.ts';
import { noticesOf } from './notices.ts';
import { specOf } from './sections.ts';
import { toldOf } from './told.ts';

type UserEventKind = keyof typeof USER_EVENTS;

/** What the exchange tells the signed-in user; with the row that it brings, where it is one that the contract knows. */
export type UserEvent =
  | { readonly kind: UserEventKind; readonly row?: unknown }
  /** It tells from now on: whatever happened before, since something was read, was not told. */
  | { readonly kind: 'joined' };

/** Opens the user's own socket, signed in by the token (wire.md section 9; readings C5); returns what closes it. */
export function openAppSocket(client: Client, token: string, onEvent: (event: UserEvent) => void): () => void {
  let close: (() => void) | undefined;
  let isOver = false;
  void serverConfig().then(({ socketBase }) => {
    if (!isOver)
      close = connect(
        socketBase,
        token,
        (event) => {
          onEvent(event);
          if (event.kind === 'joined') toldOf(client).emit({ name: event.kind });
        },
        (message) => noticesOf(client).emit({ kind: 'login', message, token }),
        (name, body) => toldOf(client).emit({ name, body }),
      );
  });
  return () => {
    isOver = true;
    close?.();
  };
}

function connect(
  base: string,
  token: string,
  onEvent: (event: UserEvent) => void,
  onOver: (message: string) => void,
  onAny: (name: string, body: unknown) => void,
): () => void {
  const socket = io(base || window.location.origin, {
    path: SOCKET_PATH.app,
    transports: ['websocket', 'polling'],
    reconnectionDelay: APP_SOCKET.delayMs,
    reconnectionDelayMax: APP_SOCKET.delayMaxMs,
    timeout: APP_SOCKET.timeoutMs,
  });
  let again: ReturnType<typeof setTimeout> | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(again);
    clearTimeout(unanswered);
    socket.disconnect();
  };
  /** The session is over: the user is told, as after a call that says so. */
  const over = (message: string) => {
    close();
    onOver(message);
  };
  socket.on('connect', () => {
    const joined = () => onEvent({ kind: 'joined' });
    // A server that answers no login has heard it by then. One that answers late tells only from then on.
    unanswered = setTimeout(joined, APP_SOCKET.delayMaxMs);
    socket.emit('login', token, (answer: unknown) => {
      clearTimeout(unanswered);
      if (typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false) over('');
      else joined();
    });
  });
  // From everything else the library comes back by itself.
  socket.on('disconnect', (reason) => {
    clearTimeout(unanswered);
    if (reason === 'io server disconnect') again = setTimeout(() => socket.connect(), APP_SOCKET.delayMaxMs);
  });
  socket.on(APP_EVENTS.signedOut, (payload: unknown) => {
    const parsed = signedOutEvent.safeParse(payload);
    over(parsed.success ? parsed.data.message : '');
  });
  socket.onAny(onAny);
  // Their schemas come with the first of them: what every signed-in start loads does without.
  const bring = (kind: 'order' | 'option', rowOf: (data: unknown) => Promise<unknown>) =>
    socket.on(USER_EVENTS[kind].event, (body: unknown) =>
      rowOf(Object(body).data)
        .catch(() => undefined)
        .then((row) => onEvent({ kind, row })),
    );
  bring('order', async (data) => (await specOf('spot.orders')).reply.safeParse([data]).data?.[0]);
  bring('option', async (data) => (await specOf('options.order')).reply.safeParse(data).data);
  for (const kind of ['balance', 'notices'] as const) socket.on(USER_EVENTS[kind].event, () => onEvent({ kind }));
  return close;
}
