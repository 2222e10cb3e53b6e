import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowsClockwiseIcon, FileTextIcon } from '#kit/icons';
import { Logo } from '#kit/Logo';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SettingRow } from '#kit/SettingRow';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { useGo } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { ArticleBody } from '../shared/ArticleBody.tsx';
import { SinglePageState } from '../shared/SinglePageState.tsx';
import { LicencesSheet } from './LicencesSheet.tsx';
import { useCheckUpdate } from './useCheckUpdate.ts';
import { VersionLine } from './VersionLine.tsx';

/** About the operator and this app (pages/common/aboutus). */
export default function AboutPage() {
  const { t } = useTranslation('content');
  const go = useGo();
  const site = useSite();
  const { check, busy } = useCheckUpdate();
  const [isLicencesOpen, openLicences] = useState(false);
  return (
    <Page header={<NavBar title={t('about.title')} onBack={go.back} />}>
      <Stack edge="gutter" gap={12} align="center" top={24} bottom={24}>
        <Logo name={site.name} image={site.logo} size={48} />
        <Stack gap={4} align="center">
          <Text look="title">{site.name}</Text>
          <VersionLine />
        </Stack>
      </Stack>
      <SettingRow
        icon={<ArrowsClockwiseIcon size={20} />}
        label={t('about.check')}
        onPress={() => !busy && void check()}
      />
      <SettingRow icon={<FileTextIcon size={20} />} label={t('about.licences')} onPress={() => openLicences(true)} />
      <SinglePageState name="content.about" failed={t('about.failed')}>
        {(article) => <ArticleBody article={article} />}
      </SinglePageState>
      <LicencesSheet open={isLicencesOpen} onClose={() => openLicences(false)} />
    </Page>
  );
}
