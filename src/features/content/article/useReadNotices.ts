import type { RequestOf } from '../../../contract/table.ts';
import { toCallError } from '../../../data/call.ts';
import type { CallError } from '../../../data/call-error.ts';
import { change } from '../../../data/change.ts';
import { useClient } from '../../../data/client.ts';

/** Marks a notification as read, or all up to the newest that is seen; resolves with the error where the server refused. */
export function useReadNotices(): (which: RequestOf<'notice.read'>) => Promise<CallError | null> {
  const client = useClient();
  return (which) => change(client, 'notice.read', which).then(() => null, toCallError);
}
