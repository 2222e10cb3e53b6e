import { useTranslation } from 'react-i18next';
import { DemoRibbon } from '#kit/DemoRibbon';

/** Says on every screen that the money of a demo exchange is none. */
export function DemoNotice() {
  const { t } = useTranslation('common');
  return (
    <div>
      <DemoRibbon>{t('demo')}</DemoRibbon>
    </div>
  );
}
