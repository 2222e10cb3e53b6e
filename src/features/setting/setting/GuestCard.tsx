import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { useEntry, useGo } from '../../../parts/navigation/index.ts';
import { Card, CardName, CardText, CardWords } from './Card.styles.ts';

/** In the place of the profile, for a visitor: the way in, and back to here. */
export function GuestCard() {
  const { t } = useTranslation('setting');
  const go = useGo();
  const { path } = useEntry();
  return (
    <Card>
      <CardWords>
        <CardName>{t('guest.title')}</CardName>
        <CardText>{t('guest.text')}</CardText>
      </CardWords>
      <Button size="md" onClick={() => go.open('pages/common/login', { redirect: path })}>
        {t('guest.action')}
      </Button>
    </Card>
  );
}
