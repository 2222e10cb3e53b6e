import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import type { usePager } from '#kit/Pager';
import { SLIDES } from './slides.ts';

interface StartButtonProps {
  readonly pager: ReturnType<typeof usePager>;
  readonly onStart: () => void;
}

/** Next, and on the last slide the way in. */
export function StartButton({ pager, onStart }: StartButtonProps) {
  const { t } = useTranslation('guide');
  const isLast = pager.at === SLIDES.length - 1;
  return (
    <Button onClick={() => (isLast ? onStart() : pager.show(pager.at + 1))}>{t(isLast ? 'start' : 'next')}</Button>
  );
}
