import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { CreditCardIcon, ShareNetworkIcon, ShieldCheckIcon, TicketIcon, WalletIcon } from '#kit/icons';
import { useUser } from '../../../state/session.ts';
import { LinkRow } from './LinkRow.tsx';

/** What belongs to the account. Cards of banks at home and abroad are of one screen. */
export function AccountRows() {
  const { t } = useTranslation('setting');
  return (
    <Card look="icons" title={t('group.account')}>
      <LinkRow
        label={t('row.security')}
        icon={<ShieldCheckIcon size={20} />}
        value={<SafeguardsOn />}
        path="pages/setting/security"
      />
      <LinkRow label={t('row.wallet')} icon={<WalletIcon size={20} />} path="pages/setting/wallet" />
      <LinkRow label={t('row.bank')} icon={<CreditCardIcon size={20} />} path="pages/setting/bank" />
      <LinkRow label={t('row.coupon')} icon={<TicketIcon size={20} />} path="pages/setting/coupon" />
      <LinkRow label={t('row.share')} icon={<ShareNetworkIcon size={20} />} path="pages/setting/share" />
    </Card>
  );
}

/** How many of e-mail, phone and payment password are set; nothing until that is known. */
function SafeguardsOn() {
  const { t } = useTranslation('setting');
  const { data } = useUser();
  if (!data) return null;
  const all = [data.email, data.phone, data.has_pay_password];
  return t('row.securitySet', { on: all.filter(Boolean).length, of: all.length });
}
