import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { LanguageSheet } from '#kit/LanguageSheet';
import { langAtom } from '../../state/preferences.ts';
import { LANGUAGES } from './languages.ts';

interface LanguageChoiceProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses the language of the app, which changes at once, without a reload. */
export function LanguageChoice({ open, onClose }: LanguageChoiceProps) {
  const { t } = useTranslation('common');
  const [lang, setLang] = useAtom(langAtom);
  return (
    <LanguageSheet
      open={open}
      onClose={onClose}
      title={t('language.title')}
      value={lang}
      options={LANGUAGES}
      onChange={setLang}
    />
  );
}
