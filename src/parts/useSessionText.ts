import { useTranslation } from 'react-i18next';
import { formatMoment } from '../domain/time.ts';
import type { Pair } from '../state/pairs.ts';
import { useLang } from './language/useLang.ts';

/** Of a stock: until when it trades, or when it opens, on this device's clock face; null of what trades without sessions. */
export function useSessionText(): (pair: Pair) => string | null {
  const { t } = useTranslation('trade');
  const lang = useLang();
  return ({ session }) =>
    session?.next
      ? t(session.is_open ? 'session.open' : 'session.closed', { time: formatMoment(session.next, lang) })
      : null;
}
