import { useTranslation } from 'react-i18next';
import { GuestPrompt } from '../../../parts/account/GuestPrompt.tsx';

/** In the place of orders and balances, for a guest: the ticket above has the way to an account. */
export function OrdersGuest() {
  const { t } = useTranslation('spot');
  return <GuestPrompt picture="orders" title={t('orders.guest.title')} text={t('orders.guest.text')} />;
}
