import type { Client } from '../../data/client.ts';

/** Follows the signed-in user's own events. The socket loads when it is needed. */
export function startUserEvents(client: Client, token: string): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  void import('../../data/user-events.ts').then(
    ({ followUser }) => {
      if (!isOver) stop = followUser(client, token);
    },
    // Without it, screens still read again when they come into view.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
