import type { QueryClient } from '@tanstack/react-query';
import { USER_EVENTS } from '../contract/sockets.ts';
import { openAppSocket, type UserEvent } from './app-socket.ts';
import { obey } from './obey.ts';

/** Has what the client has read obey an event of the user. */
export function obeyEvent(client: QueryClient, event: UserEvent): void {
  if (event.kind !== 'reconnected') obey(client, USER_EVENTS[event.kind], event.row);
  // Whatever happened meanwhile was not told.
  else for (const missed of Object.values(USER_EVENTS)) obey(client, missed);
}

/** Follows the signed-in user's own events, until the returned function is called. */
export const followUser = (token: string, client: QueryClient): (() => void) =>
  openAppSocket(token, (event) => obeyEvent(client, event));
