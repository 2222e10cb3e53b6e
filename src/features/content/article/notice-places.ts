import type { Target } from '../../../parts/navigation/index.ts';
import { toTarget } from '../../../parts/navigation/index.ts';

/** Where what a notification tells of is seen, or something done about it, by its kind. Servers may know others, which lead nowhere. */
export const PLACES: Readonly<Record<string, Target>> = {
  newDevice: toTarget('pages/setting/password'),
  unknownDevice: toTarget('pages/setting/password'),
  passwordChanged: toTarget('pages/common/contactus'),
  payPasswordSet: toTarget('pages/common/contactus'),
  orderUnfunded: toTarget('pages/transaction/currency_order', { tab: 'all' }),
  orderPairGone: toTarget('pages/transaction/currency_order', { tab: 'all' }),
};
