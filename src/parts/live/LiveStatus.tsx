import { useTranslation } from 'react-i18next';
import { StatusDot } from '#kit/StatusDot';
import { useClient } from '../../data/client.ts';
import { feedOf } from '../../data/market/index.ts';
import { useFreshness } from '../../state/live/freshness.ts';

/** '14:02:11' in the device's zone; domain/time.ts would be 1.3 KB of what home fetches. */
const clockOf = (ms: number | null): string => (ms === null ? '' : new Date(ms).toTimeString().slice(0, 8));

/**
 * The mark of the link to the market: stands on every screen with prices (screens.md section 0). With a symbol it speaks of the
 * prices of that one. Old prices say when they came.
 */
export function LiveStatus({ symbol }: { readonly symbol?: string | undefined }) {
  const { t } = useTranslation('common');
  const feed = feedOf(useClient());
  const { status, attempt, attempts, staleSince } = useFreshness(symbol);
  const say = (state: 'connecting' | 'live' | 'reconnecting' | 'stopped' | 'stale' | 'reconnect') =>
    t(`connection.${state}`, { attempt, attempts, time: clockOf(staleSince) });
  return (
    <StatusDot
      status={staleSince === null ? status : 'stale'}
      attempt={attempt}
      attempts={attempts}
      onReconnect={() => feed.reconnect()}
      labels={{
        connecting: say('connecting'),
        live: say('live'),
        reconnecting: say('reconnecting'),
        stopped: say('stopped'),
        stale: say('stale'),
        reconnect: say('reconnect'),
      }}
    />
  );
}
