import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { usePager } from '#kit/Pager';
import { TextButton } from '#kit/TextButton';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { guideSeenAtom } from '../../../state/preferences.ts';
import { GuideReason, ReasonButtons } from './GuideReason.tsx';
import { GuideSlides } from './GuideSlides.tsx';
import { StartButton } from './GuideStart.tsx';

/** First look (pages/index/guide); a 997 lands here with its `reason` and, where there is one, the `next` screen (readings D1). */
export default function GuidePage() {
  const { t } = useTranslation('guide');
  const go = useGo();
  const { reason, next } = useParams();
  const setSeen = useSetAtom(guideSeenAtom);
  const pager = usePager();
  useEffect(() => setSeen(true), [setSeen]);
  const leave = () => go.relaunch('pages/index/index');
  const skip = (
    <TextButton look="bar" onClick={leave}>
      {t('skip')}
    </TextButton>
  );

  return (
    <Page
      header={reason ? null : <NavBar right={skip} />}
      footer={reason ? <ReasonButtons next={next} /> : <StartButton pager={pager} onStart={leave} />}
    >
      {reason ? <GuideReason reason={reason} /> : null}
      <GuideSlides pager={pager} />
    </Page>
  );
}
