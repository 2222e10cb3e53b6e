import { useTranslation } from 'react-i18next';
import { EyeLabel } from './EyeLabel.tsx';

/** Over the total: what it is, with the eye. */
export function TotalLabel() {
  const { t } = useTranslation('home');
  return <EyeLabel label={t('total.label')} />;
}
