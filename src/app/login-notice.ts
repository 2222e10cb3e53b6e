import i18next from 'i18next';
import { toast } from '#kit/feedback';
import type { Client } from '../data/client.ts';
import { navigationOf } from '../parts/navigation/index.ts';

/** Whoever is sent to login is told why. */
export const startLoginNotice = (client: Client): void =>
  navigationOf(client).setLoginNotice(() => toast(() => i18next.t('loginFirst'), { icon: 'info' }));
