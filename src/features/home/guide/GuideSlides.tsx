import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Dot, Dots, Picture, Slide, SlideText, SlideTitle, Strip } from './GuideSlides.styles.ts';
import { EarnPicture } from './pictures/EarnPicture.tsx';
import { SafetyPicture } from './pictures/SafetyPicture.tsx';
import { TradePicture } from './pictures/TradePicture.tsx';
import type { Slides } from './useSlides.ts';

const SLIDES = [
  { key: 'trade', Drawing: TradePicture },
  { key: 'earn', Drawing: EarnPicture },
  { key: 'safety', Drawing: SafetyPicture },
] as const satisfies readonly { key: string; Drawing: ComponentType }[];

interface GuideSlidesProps {
  readonly slides: Slides;
}

/** Trade, earn, safety: what this app is, in three pictures. */
export function GuideSlides({ slides }: GuideSlidesProps) {
  const { t } = useTranslation('guide');
  return (
    <>
      <Strip
        ref={slides.strip}
        onScroll={slides.onScroll}
        role="group"
        aria-roledescription="carousel"
        aria-label={t('title')}
        tabIndex={0}
      >
        {SLIDES.map(({ key, Drawing }, index) => (
          <Slide key={key} aria-label={t('slide', { page: index + 1, pages: SLIDES.length })} role="group">
            <Picture aria-hidden>
              <Drawing />
            </Picture>
            <SlideTitle>{t(`${key}.title`)}</SlideTitle>
            <SlideText>{t(`${key}.text`)}</SlideText>
          </Slide>
        ))}
      </Strip>
      <Dots aria-hidden>
        {SLIDES.map(({ key }, index) => (
          <Dot key={key} data-on={index === slides.at || undefined} />
        ))}
      </Dots>
    </>
  );
}
