import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { toast } from '../../kit/feedback/index.ts';
import { useTranslation } from 'react-i18next';
import { startNotices } from '../services/notices.ts';
import { startUserEvents } from '../services/user-events.ts';
import { useWordsOf } from '../services/useWordsOf.ts';
import { setLoginNotice } from '../../parts/navigation/index.ts';
import { useRatesRefresh } from '../../state/rates.ts';
import { sessionAtom } from '../../state/session.ts';

/** What runs as long as the app does: notices of the server, the user's own events, rates, the language. */
export function useServices(): void {
  const client = useQueryClient();
  const { token } = useAtomValue(sessionAtom);
  const { t } = useTranslation('common');
  useRatesRefresh();
  useWordsOf();

  useEffect(() => setLoginNotice(() => toast(t('loginFirst'), { icon: 'info' })), [t]);
  useEffect(() => startNotices(client), [client]);
  useEffect(() => (token === null ? undefined : startUserEvents(token, client)), [token, client]);
}
