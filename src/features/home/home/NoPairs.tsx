import { useTranslation } from 'react-i18next';
import { EmptyBlock } from '#kit/ListState';

/** An exchange that lists no pair yet. */
export default function NoPairs() {
  const { t } = useTranslation('home');
  return <EmptyBlock picture="coins" title={t('hot.none')} />;
}
