import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../domain/time.ts';
import type { Pair } from '../state/pairs.ts';

/** For a stock out of session: when it opens, on this device's clock face; null where the market is open. */
export function useSessionText(): (pair: Pair) => string | null {
  const { t } = useTranslation('trade');
  return ({ session }) => {
    if (!session || session.is_open) return null;
    return t('session.closed', { time: formatDateTime(session.next) });
  };
}
