import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { GuestInvite } from '../../../parts/account/GuestInvite.tsx';

/** In the place of the profile, for a visitor: the way in, and back to here. */
export function GuestCard() {
  const { t } = useTranslation('setting');
  return (
    <Card look="text">
      <GuestInvite title={t('guest.title')} text={t('guest.text')} />
    </Card>
  );
}
