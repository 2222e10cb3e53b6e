import type { QueryClient } from '@tanstack/react-query';
import { USER_EVENTS } from '../contract/sockets.ts';
import { openAppSocket, type UserEvent } from './app-socket.ts';
import type { Client } from './client.ts';
import { feedOf } from './market/index.ts';
import { obey } from './obey.ts';
import { queriesOf } from './query.ts';

/** Has what the client has read obey an event of the user. */
export function obeyEvent(queries: QueryClient, event: UserEvent): void {
  if (event.kind !== 'joined') obey(queries, USER_EVENTS[event.kind], event.row);
  // What was read before may be older than what it tells.
  else for (const missed of Object.values(USER_EVENTS)) obey(queries, missed);
}

/** Follows the signed-in user's own events, until the returned function is called. */
export const followUser = (client: Client, token: string): (() => void) =>
  openAppSocket(client, token, (event) => {
    obeyEvent(queriesOf(client), event);
    const feed = feedOf(client);
    // Who answers here may answer there again.
    if (event.kind === 'joined' && feed.connection().status === 'stopped') feed.reconnect();
  });
