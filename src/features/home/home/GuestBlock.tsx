import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { useGo } from '../../../parts/navigation/index.ts';
import { GuestTitle, TotalText } from './GuestBlock.styles.ts';
import { Total } from './TotalBlock.styles.ts';

/** In the place of the total, for a visitor (readings G17). */
export function GuestBlock() {
  const { t } = useTranslation('home');
  const go = useGo();
  return (
    <Total>
      <GuestTitle>{t('guest.title')}</GuestTitle>
      <TotalText>{t('guest.text')}</TotalText>
      <Button variant="primary" size="md" onClick={() => go.open('pages/common/login')}>
        {t('guest.action')}
      </Button>
    </Total>
  );
}
