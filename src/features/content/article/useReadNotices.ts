import { useQueryClient } from '@tanstack/react-query';
import { call, toCallError } from '../../../data/call.ts';
import type { CallError } from '../../../data/call-error.ts';

/** Marks a notification as read, or all of them, and reads again what that changes; resolves with the error where the server refused. */
export function useReadNotices(): (id?: number) => Promise<CallError | null> {
  const client = useQueryClient();
  return async (id) => {
    try {
      await call('notice.read', { ...(id !== undefined && { id }) });
      return null;
    } catch (error) {
      return toCallError(error);
    } finally {
      for (const name of ['notice.list', 'notice.unread']) void client.invalidateQueries({ queryKey: [name] });
    }
  };
}
