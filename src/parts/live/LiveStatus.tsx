import { useTranslation } from 'react-i18next';
import { StatusDot } from '#kit/StatusDot';
import { marketFeed } from '../../data/market/index.ts';
import { formatDateTime } from '../../domain/time.ts';
import { useFreshness } from '../../state/live/freshness.ts';

/**
 * The mark of the link to the market: stands on every screen with prices (screens.md section 0). With a symbol it speaks of the
 * prices of that one. Old prices say when they came.
 */
export function LiveStatus({ symbol }: { readonly symbol?: string | undefined }) {
  const { t } = useTranslation('common');
  const { status, attempt, attempts, staleSince } = useFreshness(symbol);
  return (
    <StatusDot
      status={staleSince === null ? status : 'stale'}
      attempt={attempt}
      attempts={attempts}
      onReconnect={() => marketFeed.reconnect()}
      labels={{
        connecting: t('connection.connecting'),
        live: t('connection.live'),
        reconnecting: t('connection.reconnecting', { attempt, attempts }),
        stopped: t('connection.stopped'),
        stale: t('connection.stale', { time: formatDateTime(staleSince, { date: false }) }),
        reconnect: t('connection.reconnect'),
      }}
    />
  );
}
