import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { TranslateIcon } from '#kit/icons';
import type { LanguageChoice as Choice } from '../LanguageChoice.tsx';
import { LANGUAGES } from '../languages.ts';
import { lateComponent } from '../late.ts';
import { useLang } from '../useLang.ts';
import { NamedButton } from './LanguageButton.styles.ts';

const LanguageChoice = lateComponent<ComponentProps<typeof Choice>>(() =>
  import('../LanguageChoice.tsx').then((module) => ({ default: module.LanguageChoice })),
);

interface LanguageButtonProps {
  /** Says the language beside the icon, where somebody may not read a word of the screen. @default false */
  readonly withName?: boolean;
}

/** The icon that opens the languages. */
export function LanguageButton({ withName = false }: LanguageButtonProps) {
  const lang = useLang();
  const { t } = useTranslation('common');
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      {withName ? (
        <NamedButton type="button" onClick={open}>
          <TranslateIcon size={20} />
          {LANGUAGES.find(({ key }) => key === lang)?.label}
        </NamedButton>
      ) : (
        <IconButton label={t('language.open')} icon={<TranslateIcon />} onClick={open} />
      )}
      <Suspense fallback={null}>
        {isAsked ? <LanguageChoice open={isOpen} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
