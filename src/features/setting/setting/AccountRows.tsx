import { useTranslation } from 'react-i18next';
import {
  BankIcon,
  CreditCardIcon,
  IdentificationCardIcon,
  ShareNetworkIcon,
  ShieldCheckIcon,
  TicketIcon,
  UserIcon,
  WalletIcon,
} from '#kit/icons';
import { Section } from '#kit/Section';
import { VerificationBadge } from '../../../parts/verification/VerificationBadge.tsx';
import { LinkRow } from './LinkRow.tsx';

/** What belongs to the account. */
export function AccountRows() {
  const { t } = useTranslation('setting');
  return (
    <Section band look="quiet" title={t('group.account')}>
      <LinkRow label={t('row.profile')} icon={<UserIcon size={20} />} path="pages/setting/userInfo" />
      <LinkRow label={t('row.security')} icon={<ShieldCheckIcon size={20} />} path="pages/setting/security" />
      <LinkRow
        label={t('row.verification')}
        icon={<IdentificationCardIcon size={20} />}
        path="pages/setting/real_mark"
        badge={<VerificationBadge />}
      />
      <LinkRow label={t('row.wallet')} icon={<WalletIcon size={20} />} path="pages/setting/wallet" />
      <LinkRow label={t('row.bank')} icon={<CreditCardIcon size={20} />} path="pages/setting/bank" />
      <LinkRow
        label={t('row.bankInternational')}
        icon={<BankIcon size={20} />}
        path="pages/setting/bank_international"
      />
      <LinkRow label={t('row.coupon')} icon={<TicketIcon size={20} />} path="pages/setting/coupon" />
      <LinkRow label={t('row.share')} icon={<ShareNetworkIcon size={20} />} path="pages/setting/share" />
    </Section>
  );
}
