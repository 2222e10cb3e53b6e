import { io } from 'socket.io-client';
import { APP_EVENTS, SOCKET_PATH } from '../contract/channels.ts';
import type { SpotOrder } from '../contract/rows/order.ts';
import { balanceEvent, spotOrderEvent } from '../contract/sockets.ts';
import { APP_SOCKET } from '../domain/constants.ts';
import { serverConfig } from './config.ts';

/** What the exchange tells the signed-in user. */
export type UserEvent =
  | { readonly kind: 'order'; readonly order: SpotOrder }
  | { readonly kind: 'balance'; readonly currency: number; readonly account: string }
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
  socket.on('connect', () => {
    socket.emit('login', token);
    if (hasConnected) onEvent({ kind: 'reconnected' });
    hasConnected = true;
  });
  // What does not fit its schema is dropped: the next reading of the screen shows the truth anyway.
  socket.on(APP_EVENTS.spotOrder, (payload: unknown) => {
    const parsed = spotOrderEvent.safeParse(payload);
    if (parsed.success) onEvent({ kind: 'order', order: parsed.data.data });
  });
  socket.on(APP_EVENTS.balance, (payload: unknown) => {
    const parsed = balanceEvent.safeParse(payload);
    if (parsed.success) onEvent({ kind: 'balance', currency: parsed.data.currency, account: parsed.data.account });
  });
  return () => socket.disconnect();
}
