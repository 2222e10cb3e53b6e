import i18next from 'i18next';
import { toast } from '#kit/feedback';
import type { Client } from '../../data/client.ts';
import { type EnvelopeNotice, noticesOf } from '../../data/notices.ts';
import { queriesOf } from '../../data/query.ts';
import { TIME_MS } from '../../domain/constants.ts';
import { addressOf, type MoveKind, navigationOf, type Target } from '../../parts/navigation/index.ts';
import { needsLogin } from '../../parts/navigation/target.ts';
import { sessionAtom } from '../../state/session-atoms.ts';

/** Where a notice leads, and how (product-spec.md section 8; readings D1, D2). */
export function destinationOf(
  notice: EnvelopeNotice,
  from: Target,
): { kind: Exclude<MoveKind, 'back'>; target: Target } {
  switch (notice.kind) {
    case 'login':
      return {
        // A protected screen would only send the guest on again on coming back to it.
        kind: needsLogin(from.path) ? 'redirect' : 'open',
        target: { path: 'pages/common/login', params: { redirect: addressOf(from) } },
      };
    case 'verification':
      return { kind: 'open', target: { path: 'pages/setting/real_mark', params: {} } };
    case 'unavailable':
      return {
        kind: 'open',
        target: {
          path: 'pages/index/guide',
          params: { ...(notice.message && { reason: notice.message }), ...(notice.next && { next: notice.next }) },
        },
      };
  }
}

/** Turns 999, 998 and 997 into toast and redirect, once for calls that fail together. */
export function startNotices(client: Client): () => void {
  const navigation = navigationOf(client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = noticesOf(client).on((notice) => {
    // A call of the former session: what it says is known.
    if (timer !== undefined || (notice.kind === 'login' && notice.token !== client.token())) return;
    const { kind, target } = destinationOf(notice, navigation.current());
    toast(() => notice.message || i18next.t(`error.${notice.kind}`), {
      icon: notice.kind === 'login' ? 'info' : 'warning',
    });
    timer = setTimeout(() => {
      timer = undefined;
      void navigation.move(kind, target);
    }, TIME_MS.redirect);
    if (notice.kind === 'login') {
      client.store.set(sessionAtom, { token: null });
      queriesOf(client).removeQueries({ type: 'inactive' });
    }
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
