import { useTranslation } from 'react-i18next';
import { Sheet } from '#kit/Sheet';
import { FundsView } from './FundsView.tsx';

/** What stands behind futures, over what led to it. */
export function FundsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('funds');
  return (
    <Sheet open onClose={onClose} title={t('title')}>
      <FundsView />
    </Sheet>
  );
}
