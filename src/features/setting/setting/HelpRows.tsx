import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { HeadsetIcon, InfoIcon, QuestionIcon, ScalesIcon } from '#kit/icons';
import { APP_VERSION } from '../../../domain/constants.ts';
import { useIsOffered } from '../../../parts/single-pages.ts';
import { LinkRow } from './LinkRow.tsx';

/** Help and the operator's own pages, open to everybody. */
export function HelpRows() {
  const { t } = useTranslation('setting');
  const hasFaq = useIsOffered('content.faq');
  const hasRules = useIsOffered('content.compliance');
  return (
    <Card look="icons" title={t('group.help')}>
      {hasFaq ? <LinkRow label={t('row.faq')} icon={<QuestionIcon size={20} />} path="pages/common/faq" /> : null}
      {hasRules ? (
        <LinkRow
          label={t('row.compliance')}
          icon={<ScalesIcon size={20} />}
          path="pages/setting/operational_compliance"
        />
      ) : null}
      <LinkRow label={t('row.about')} icon={<InfoIcon size={20} />} value={APP_VERSION} path="pages/common/aboutus" />
      <LinkRow label={t('row.contact')} icon={<HeadsetIcon size={20} />} path="pages/common/contactus" />
    </Card>
  );
}
