import { useQueryClient } from '@tanstack/react-query';
import { toCallError } from '../../../data/call.ts';
import type { CallError } from '../../../data/call-error.ts';
import { change } from '../../../data/change.ts';

/** Marks a notification as read, or all of them; resolves with the error where the server refused. */
export function useReadNotices(): (id?: number) => Promise<CallError | null> {
  const client = useQueryClient();
  return (id) => change(client, 'notice.read', { ...(id !== undefined && { id }) }).then(() => null, toCallError);
}
