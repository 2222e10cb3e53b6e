import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { CompactText } from '#kit/CompactText';
import { ArrowsClockwiseIcon, FileTextIcon, HeadsetIcon, ScalesIcon } from '#kit/icons';
import { SettingRow } from '#kit/SettingRow';
import { useGo } from '../../../parts/navigation/index.ts';
import { useIsOffered } from '../../../parts/single-pages.ts';
import { FaqRow, NewsRow } from '../shared/PageRows.tsx';
import { LicencesSheet } from './LicencesSheet.tsx';
import { LICENCES } from './licences.ts';
import { useCheckUpdate } from './useCheckUpdate.ts';

/** What can be done and read about the app and its operator. */
export function AboutRows() {
  const { t } = useTranslation('content');
  const go = useGo();
  const { check, busy } = useCheckUpdate();
  const hasRules = useIsOffered('content.compliance');
  const [isLicencesOpen, openLicences] = useState(false);
  return (
    <>
      <Card look="icons">
        <SettingRow
          icon={<ArrowsClockwiseIcon size={20} />}
          label={t('about.check')}
          onPress={() => !busy && void check()}
        />
        <NewsRow />
      </Card>
      <Card look="icons">
        {hasRules ? (
          <SettingRow
            icon={<ScalesIcon size={20} />}
            label={t('compliance.title')}
            onPress={() => go.open('pages/setting/operational_compliance')}
          />
        ) : null}
        <FaqRow />
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
