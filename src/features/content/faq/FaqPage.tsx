import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { HeadsetIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SearchField } from '#kit/SearchField';
import { Inset } from '#kit/Stack';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { FaqSkeleton } from '../shared/ContentSkeletons.tsx';
import { SinglePageState } from '../shared/SinglePageState.tsx';
import { FaqView } from './FaqView.tsx';

/** Questions and answers (pages/common/faq, query `question`), by topic and searched as one types; customer service is there for the rest. */
export default function FaqPage() {
  const { t } = useTranslation('content');
  const go = useGo();
  const { question } = useParams();
  const [search, setSearch] = useState('');
  return (
    <Page
      ground="band"
      header={
        <>
          <NavBar title={t('faq.title')} onBack={go.back} />
          <Inset bottom={12}>
            <SearchField size="lg" value={search} onChange={setSearch} label={t('faq.search')} />
          </Inset>
        </>
      }
      footer={
        <Button icon={<HeadsetIcon size={20} />} onClick={() => go.open('pages/kefu/index')}>
          {t('service.ask')}
        </Button>
      }
    >
      <SinglePageState isPart name="content.faq" failed={t('faq.failed')} skeleton={<FaqSkeleton />}>
        {(article) => <FaqView article={article} search={search} onClear={() => setSearch('')} question={question} />}
      </SinglePageState>
    </Page>
  );
}
