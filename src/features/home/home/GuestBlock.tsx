import { useTranslation } from 'react-i18next';
import { LoginButton } from '../../../parts/account/LoginButton.tsx';
import { GuestTitle, TotalText } from './GuestBlock.styles.ts';
import { Total } from './TotalBlock.styles.ts';

/** In the place of the total, for a visitor (readings G17). */
export function GuestBlock() {
  const { t } = useTranslation('home');
  return (
    <Total>
      <GuestTitle>{t('guest.title')}</GuestTitle>
      <TotalText>{t('guest.text')}</TotalText>
      <LoginButton size="md">{t('guest.action')}</LoginButton>
    </Total>
  );
}
