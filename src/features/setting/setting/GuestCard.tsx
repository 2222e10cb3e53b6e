import { useTranslation } from 'react-i18next';
import { LoginButton } from '../../../parts/account/LoginButton.tsx';
import { Card, CardName, CardText, CardWords } from './Card.styles.ts';

/** In the place of the profile, for a visitor: the way in, and back to here. */
export function GuestCard() {
  const { t } = useTranslation('setting');
  return (
    <Card>
      <CardWords>
        <CardName>{t('guest.title')}</CardName>
        <CardText>{t('guest.text')}</CardText>
      </CardWords>
      <LoginButton size="md">{t('guest.action')}</LoginButton>
    </Card>
  );
}
