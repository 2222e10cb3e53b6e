import type { QueryClient } from '@tanstack/react-query';
import type { CallName } from '../../contract/table.ts';
import type { UserEvent } from '../../data/app-socket.ts';

/** Calls whose answer an event of the user makes old. */
const OUTDATED: Record<UserEvent['kind'], readonly CallName[]> = {
  order: ['spot.orders', 'wallet.list', 'wallet.detail', 'wallet.log'],
  balance: ['wallet.list', 'wallet.detail', 'wallet.log', 'wallet.transferLog'],
  notices: ['notice.list', 'notice.unread'],
  reconnected: ['spot.orders', 'wallet.list', 'wallet.detail', 'wallet.log', 'notice.list', 'notice.unread'],
};

/** Listens to the signed-in user's own events and reads again what they change. The socket loads when it is needed. */
export function startUserEvents(token: string, client: QueryClient): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const refresh = (event: UserEvent) => {
    for (const name of OUTDATED[event.kind]) void client.invalidateQueries({ queryKey: [name] });
  };
  void import('../../data/app-socket.ts').then(
    ({ openAppSocket }) => {
      if (!isOver) stop = openAppSocket(token, refresh);
    },
    // Without it, screens still read again when they come into view.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
