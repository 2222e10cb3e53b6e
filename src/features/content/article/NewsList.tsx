import { useTranslation } from 'react-i18next';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { NEWS_CLASS } from '../../../contract/codes.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { NewsRows } from './NewsRows.tsx';

/** All news. */
export function NewsList() {
  const { t } = useTranslation('content');
  const go = useGo();
  return (
    <Page header={<NavBar title={t('article.news')} onBack={go.back} />}>
      <NewsRows newsClass={NEWS_CLASS.news} label={t('article.news')} withLead />
    </Page>
  );
}
