import { useTranslation } from 'react-i18next';
import { DemoRibbon } from '../../kit/components/DemoRibbon/index.ts';
import { useSite } from '../../state/site.ts';

/** Says on every screen that the money of a demo exchange is none. */
export function DemoNotice() {
  const { t } = useTranslation('common');
  const { isDemo } = useSite();
  return isDemo ? <DemoRibbon>{t('demo')}</DemoRibbon> : null;
}
