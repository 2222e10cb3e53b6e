import type { QueryClient } from '@tanstack/react-query';

/** Follows the signed-in user's own events. The socket loads when it is needed. */
export function startUserEvents(token: string, client: QueryClient): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  void import('../../data/user-events.ts').then(
    ({ followUser }) => {
      if (!isOver) stop = followUser(token, client);
    },
    // Without it, screens still read again when they come into view.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
