import i18next from 'i18next';
import { toast } from '#kit/feedback';
import { setLoginNotice } from '../parts/navigation/index.ts';

/** Whoever is sent to login is told why. */
export const startLoginNotice = (): void =>
  setLoginNotice(() => toast(() => i18next.t('loginFirst'), { icon: 'info' }));
