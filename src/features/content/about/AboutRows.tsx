import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { CompactText } from '#kit/CompactText';
import { ArrowsClockwiseIcon, FileTextIcon, HeadsetIcon, NewspaperIcon, QuestionIcon, ScalesIcon } from '#kit/icons';
import { SettingRow } from '#kit/SettingRow';
import { useGo } from '../../../parts/navigation/index.ts';
import { useIsOffered } from '../../../parts/single-pages.ts';
import { useHasNews } from '../shared/queries.ts';
import { LicencesSheet } from './LicencesSheet.tsx';
import { LICENCES } from './licences.ts';
import { useCheckUpdate } from './useCheckUpdate.ts';

/** What can be done and read about the app and its operator. */
export function AboutRows() {
  const { t } = useTranslation('content');
  const go = useGo();
  const { check, busy } = useCheckUpdate();
  const hasNews = useHasNews();
  const hasRules = useIsOffered('content.compliance');
  const hasFaq = useIsOffered('content.faq');
  const [isLicencesOpen, openLicences] = useState(false);
  return (
    <>
      <Card look="icons">
        <SettingRow
          icon={<ArrowsClockwiseIcon size={20} />}
          label={t('about.check')}
          onPress={() => !busy && void check()}
        />
        {hasNews ? (
          <SettingRow
            icon={<NewspaperIcon size={20} />}
            label={t('article.news')}
            onPress={() => go.open('pages/common/article')}
          />
        ) : null}
      </Card>
      <Card look="icons">
        {hasRules ? (
          <SettingRow
            icon={<ScalesIcon size={20} />}
            label={t('compliance.title')}
            onPress={() => go.open('pages/setting/operational_compliance')}
          />
        ) : null}
        {hasFaq ? (
          <SettingRow
            icon={<QuestionIcon size={20} />}
            label={t('faq.title')}
            onPress={() => go.open('pages/common/faq')}
          />
        ) : null}
        <SettingRow
          icon={<HeadsetIcon size={20} />}
          label={t('contact.title')}
          onPress={() => go.open('pages/common/contactus')}
        />
        <SettingRow
          icon={<FileTextIcon size={20} />}
          label={t('about.licences')}
          value={<CompactText value={LICENCES.length} />}
          onPress={() => openLicences(true)}
        />
      </Card>
      <LicencesSheet open={isLicencesOpen} onClose={() => openLicences(false)} />
    </>
  );
}
