import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { toast } from '#kit/feedback';
import { type EnvelopeNotice, envelopeNotices } from '../../data/notices.ts';
import { TIME_MS } from '../../domain/constants.ts';
import { addressOf, currentTarget, type Target } from '../../parts/navigation/index.ts';
import { type MoveKind, move } from '../../parts/navigation/navigator.ts';
import { needsLogin } from '../../parts/navigation/target.ts';
import { sessionAtom } from '../../state/session-atoms.ts';
import { appStore } from '../../state/store.ts';

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
export function startNotices(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = envelopeNotices.on((notice) => {
    const { token } = appStore.get(sessionAtom);
    // A call of the former session: what it says is known.
    if (timer !== undefined || (notice.kind === 'login' && notice.token !== token)) return;
    const { kind, target } = destinationOf(notice, currentTarget());
    toast(() => notice.message || i18next.t(`error.${notice.kind}`), {
      icon: notice.kind === 'login' ? 'info' : 'warning',
    });
    timer = setTimeout(() => {
      timer = undefined;
      void move(kind, target);
    }, TIME_MS.redirect);
    if (notice.kind === 'login') {
      appStore.set(sessionAtom, { token: null });
      client.removeQueries({ type: 'inactive' });
    }
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
