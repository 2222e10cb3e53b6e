import { useQuery } from '@tanstack/react-query';
import { isAbsent } from '../../data/call-error.ts';
import { callQuery } from '../../data/query.ts';
import { useIsSignedIn } from '../../state/session-atoms.ts';

interface Unread {
  /** 0 for guests too. */
  readonly count: number;
  /** Whether this server keeps notifications at all. */
  readonly isOffered: boolean;
}

/** How many of the user's notifications are unread. The app socket says when that changes. */
export function useUnread(): Unread {
  const isSignedIn = useIsSignedIn();
  const { data, error } = useQuery(callQuery('notice.unread', {}, { enabled: isSignedIn, staleTime: 60_000 }));
  return { count: isSignedIn ? (data?.unread ?? 0) : 0, isOffered: !isAbsent(error) };
}
