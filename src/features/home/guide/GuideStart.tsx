import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import type { Slides } from './useSlides.ts';

interface StartButtonProps {
  readonly slides: Slides;
  readonly onStart: () => void;
}

/** Next, and on the last slide the way in. */
export function StartButton({ slides, onStart }: StartButtonProps) {
  const { t } = useTranslation('guide');
  const isLast = slides.at === slides.count - 1;
  return (
    <Button onClick={() => (isLast ? onStart() : slides.show(slides.at + 1))}>{t(isLast ? 'start' : 'next')}</Button>
  );
}
