import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#kit/Page';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { guideSeenAtom } from '../../../state/preferences.ts';
import { Skip, SkipLine } from './GuidePage.styles.ts';
import { GuideReason, ReasonButtons } from './GuideReason.tsx';
import { GuideSlides } from './GuideSlides.tsx';
import { StartButton } from './GuideStart.tsx';
import { useSlides } from './useSlides.ts';

/** First look (pages/index/guide); a 997 lands here with its `reason` and, where there is one, the `next` screen (readings D1). */
export default function GuidePage() {
  const { t } = useTranslation('guide');
  const go = useGo();
  const { reason, next } = useParams();
  const setSeen = useSetAtom(guideSeenAtom);
  const slides = useSlides(3);
  useEffect(() => setSeen(true), [setSeen]);
  const leave = () => go.relaunch('pages/index/index');

  return (
    <Page footer={reason ? <ReasonButtons next={next} /> : <StartButton slides={slides} onStart={leave} />}>
      {reason ? (
        <GuideReason reason={reason} />
      ) : (
        <SkipLine>
          <Skip type="button" onClick={leave}>
            {t('skip')}
          </Skip>
        </SkipLine>
      )}
      <GuideSlides slides={slides} />
    </Page>
  );
}
