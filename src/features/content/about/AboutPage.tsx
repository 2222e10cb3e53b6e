import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { Hero } from '#kit/Hero';
import { Logo } from '#kit/Logo';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { useGo } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { ArticleBody } from '../shared/ArticleBody.tsx';
import { CardSkeleton } from '../shared/ContentSkeletons.tsx';
import { SinglePageState } from '../shared/SinglePageState.tsx';
import { AboutContact } from './AboutContact.tsx';
import { AboutRows } from './AboutRows.tsx';
import { VersionLine } from './VersionLine.tsx';

/** About the operator and this app (pages/common/aboutus). */
export default function AboutPage() {
  const { t } = useTranslation('content');
  const go = useGo();
  const site = useSite();
  return (
    <Page ground="band" header={<NavBar title={t('about.title')} onBack={go.back} />}>
      <Hero look="card">
        <Row gap={16}>
          <Logo name={site.name} image={site.logo} size={64} />
          <Stack grow>
            <Text look="title">{site.name}</Text>
            <Text tone="secondary">{t('about.line')}</Text>
            <VersionLine />
          </Stack>
        </Row>
      </Hero>
      <AboutRows />
      <AboutContact />
      <SinglePageState isExtra name="content.about" failed={t('about.failed')} skeleton={<CardSkeleton />}>
        {(article) => (
          <Card look="text">
            <ArticleBody article={article} />
          </Card>
        )}
      </SinglePageState>
    </Page>
  );
}
