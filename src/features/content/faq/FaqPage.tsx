import { useTranslation } from 'react-i18next';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { useGo } from '../../../parts/navigation/index.ts';
import { FaqSkeleton } from '../shared/ContentSkeletons.tsx';
import { SinglePageState } from '../shared/SinglePageState.tsx';
import { FaqView } from './FaqView.tsx';

/** Questions and answers (pages/common/faq). */
export default function FaqPage() {
  const { t } = useTranslation('content');
  const go = useGo();
  return (
    <Page header={<NavBar title={t('faq.title')} onBack={go.back} />}>
      <SinglePageState name="content.faq" failed={t('faq.failed')} skeleton={<FaqSkeleton />}>
        {(article) => <FaqView html={article.content} />}
      </SinglePageState>
    </Page>
  );
}
