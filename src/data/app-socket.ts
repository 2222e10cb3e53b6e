import { io } from 'socket.io-client';
import { APP_EVENTS, SOCKET_PATH } from '../contract/channels.ts';
import type { SpotOrder } from '../contract/rows/order.ts';
import { balanceEvent, signedOutEvent, spotOrderEvent } from '../contract/sockets.ts';
import { APP_SOCKET } from '../domain/constants.ts';
import { serverConfig } from './config.ts';
import { envelopeNotices } from './notices.ts';

/** What the exchange tells the signed-in user. */
export type UserEvent =
  | { readonly kind: 'order'; readonly order: SpotOrder }
  | { readonly kind: 'balance'; readonly currency: number; readonly account: string }
  /** What the user was told of, or has not read of it, is other than before. */
  | { readonly kind: 'notices' }
  /** The link was away: whatever happened meanwhile was not told. */
  | { readonly kind: 'reconnected' };

/** Opens the user's own socket, signed in by the token (wire.md section 9; readings C5); returns what closes it. */
export function openAppSocket(token: string, onEvent: (event: UserEvent) => void): () => void {
  let close: (() => void) | undefined;
  let isOver = false;
  void serverConfig().then(({ socketBase }) => {
    if (!isOver) close = connect(socketBase, token, onEvent);
  });
  return () => {
    isOver = true;
    close?.();
  };
}

function connect(base: string, token: string, onEvent: (event: UserEvent) => void): () => void {
  const socket = io(base || window.location.origin, {
    path: SOCKET_PATH.app,
    transports: ['websocket', 'polling'],
    reconnectionDelay: APP_SOCKET.delayMs,
    reconnectionDelayMax: APP_SOCKET.delayMaxMs,
    timeout: APP_SOCKET.timeoutMs,
  });
  let hasConnected = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(again);
    socket.disconnect();
  };
  /** The session is over: the user is told, as after a call that says so. */
  const over = (message: string) => {
    close();
    envelopeNotices.emit({ kind: 'login', message, token });
  };
  socket.on('connect', () => {
    socket.emit('login', token, (answer: unknown) => {
      if (typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false) over('');
    });
    if (hasConnected) onEvent({ kind: 'reconnected' });
    hasConnected = true;
  });
  // From everything else the library comes back by itself.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again = setTimeout(() => socket.connect(), APP_SOCKET.delayMaxMs);
  });
  socket.on(APP_EVENTS.signedOut, (payload: unknown) => {
    const parsed = signedOutEvent.safeParse(payload);
    over(parsed.success ? parsed.data.message : '');
  });
  // What does not fit its schema is dropped: the next reading of the screen shows the truth anyway.
  socket.on(APP_EVENTS.spotOrder, (payload: unknown) => {
    const parsed = spotOrderEvent.safeParse(payload);
    if (parsed.success) onEvent({ kind: 'order', order: parsed.data.data });
  });
  socket.on(APP_EVENTS.notices, () => onEvent({ kind: 'notices' }));
  socket.on(APP_EVENTS.balance, (payload: unknown) => {
    const parsed = balanceEvent.safeParse(payload);
    if (parsed.success) onEvent({ kind: 'balance', currency: parsed.data.currency, account: parsed.data.account });
  });
  return close;
}
