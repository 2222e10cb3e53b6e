import { useTranslation } from 'react-i18next';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { useGo } from '../../../parts/navigation/index.ts';
import { ArticleBody } from '../shared/ArticleBody.tsx';
import { SinglePageState } from '../shared/SinglePageState.tsx';

/** Operational compliance (pages/setting/operational_compliance). */
export default function CompliancePage() {
  const { t } = useTranslation('content');
  const go = useGo();
  return (
    <Page header={<NavBar title={t('compliance.title')} onBack={go.back} />}>
      <SinglePageState name="content.compliance" failed={t('compliance.failed')}>
        {(article) => <ArticleBody article={article} />}
      </SinglePageState>
    </Page>
  );
}
