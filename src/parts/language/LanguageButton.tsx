import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { TranslateIcon } from '#kit/icons';
import { lateComponent } from '../late.ts';
import type { LanguageChoice as Choice } from './LanguageChoice.tsx';

const LanguageChoice = lateComponent<ComponentProps<typeof Choice>>(() =>
  import('./LanguageChoice.tsx').then((module) => ({ default: module.LanguageChoice })),
);

interface LanguageButtonProps {
  /** What opens them in the place of the icon. */
  readonly trigger?: (open: () => void) => ReactNode;
}

/** The icon that opens the languages. */
export function LanguageButton({ trigger }: LanguageButtonProps) {
  const { t } = useTranslation('common');
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      {trigger ? trigger(open) : <IconButton label={t('language.open')} icon={<TranslateIcon />} onClick={open} />}
      <Suspense fallback={null}>
        {isAsked ? <LanguageChoice open={isOpen} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
