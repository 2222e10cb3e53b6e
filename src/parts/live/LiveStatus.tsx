import { useTranslation } from 'react-i18next';
import { StatusDot } from '#kit/StatusDot';
import { useClient } from '../../data/client.ts';
import { feedOf } from '../../data/market/index.ts';
import { useFreshness } from '../../state/live/freshness.ts';
import { usePairs } from '../../state/pairs.ts';
import { clockText } from './clock-text.ts';

interface LiveStatusProps {
  readonly symbol?: string | undefined;
  /** Says that what is shown is not traded now, in place of live; a link that is lost and old prices come before. */
  readonly closed?: string | null | undefined;
  /** The mark alone, its words for screen readers: in a bar without room. @default false */
  readonly bare?: boolean;
}

/**
 * The mark of the link to the market: stands on every screen with prices (screens.md section 0). With a symbol it speaks of the
 * prices of that one. Old prices say when they came; before the first prices there is nothing to call live.
 */
export function LiveStatus({ symbol, closed, bare }: LiveStatusProps) {
  const { t } = useTranslation('common');
  const feed = feedOf(useClient());
  const { status, attempt, attempts, staleSince } = useFreshness(symbol);
  const { list } = usePairs();
  if (list.length === 0 && (status === 'live' || status === 'connecting')) return null;
  const say = (state: 'connecting' | 'live' | 'reconnecting' | 'stopped' | 'stale' | 'reconnect') =>
    t(`connection.${state}`, { attempt, attempts, time: clockText(staleSince) });
  return (
    <StatusDot
      bare={bare}
      closed={(staleSince === null && status === 'live' && closed) || undefined}
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
