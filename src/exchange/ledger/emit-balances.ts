import type { Events } from '../platform/events.ts';
import { isUser } from './owner.ts';
import type { LedgerEntry } from './port.ts';

/** Tells users that balances of theirs have changed, each balance once; after the commit of the entries. */
export function emitBalances(events: Pick<Events, 'emit'>, entries: readonly LedgerEntry[]): void {
  const touched = new Map<string, () => void>();
  for (const { owner, coin, account } of entries.flatMap((entry) => entry.postings)) {
    if (isUser(owner))
      touched.set(`${owner.user} ${coin} ${account}`, () => events.emit('balance', owner.user, coin, account));
  }
  for (const emit of touched.values()) emit();
}
