import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../domain/time.ts';
import type { Pair } from '../state/pairs.ts';

/** Of a stock: until when it trades, or when it opens, on this device's clock face; null of what trades without sessions. */
export function useSessionText(): (pair: Pair) => string | null {
  const { t } = useTranslation('trade');
  return ({ session }) =>
    session?.next
      ? t(session.is_open ? 'session.open' : 'session.closed', { time: formatDateTime(session.next) })
      : null;
}
