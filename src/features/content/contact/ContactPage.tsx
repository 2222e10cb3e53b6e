import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { HeadsetIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { useGo } from '../../../parts/navigation/index.ts';
import { ContactSkeleton } from '../shared/ContentSkeletons.tsx';
import { SinglePageState } from '../shared/SinglePageState.tsx';
import { ContactView } from './ContactView.tsx';
import { useFirstQuestions } from './useFirstQuestions.ts';

/** How to reach the operator (pages/common/contactus). Customer service is there even where the article is not. */
export default function ContactPage() {
  const { t } = useTranslation('content');
  const go = useGo();
  const questions = useFirstQuestions();
  return (
    <Page
      ground="band"
      header={<NavBar title={t('contact.title')} onBack={go.back} />}
      footer={
        <Button icon={<HeadsetIcon size={20} />} onClick={() => go.open('pages/kefu/index')}>
          {t('service.ask')}
        </Button>
      }
    >
      <SinglePageState isPart name="content.contact" failed={t('contact.failed')} skeleton={<ContactSkeleton />}>
        {(article) => <ContactView article={article} questions={questions} />}
      </SinglePageState>
    </Page>
  );
}
