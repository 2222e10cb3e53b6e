import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { StatusDot } from '#kit/StatusDot';
import { marketFeed } from '../data/market/index.ts';
import { connectionAtom } from '../state/connection.ts';

/** The mark of the link to the market: stands on every screen with prices (screens.md section 0). */
export function LiveStatus() {
  const { t } = useTranslation('common');
  const { status, attempt, attempts } = useAtomValue(connectionAtom);
  return (
    <StatusDot
      status={status}
      attempt={attempt}
      attempts={attempts}
      onReconnect={() => marketFeed.reconnect()}
      labels={{
        connecting: t('connection.connecting'),
        live: t('connection.live'),
        reconnecting: t('connection.reconnecting', { attempt, attempts }),
        stopped: t('connection.stopped'),
        reconnect: t('connection.reconnect'),
      }}
    />
  );
}
