import { TranslateIcon } from '#kit/icons';
import { TextButton } from '#kit/TextButton';
import { LanguageButton } from './LanguageButton.tsx';
import { languageName } from './languages.ts';
import { useLang } from './useLang.ts';

/** Says the language beside the icon, where somebody may not read a word of the screen. */
export function NamedLanguageButton() {
  const lang = useLang();
  return (
    <LanguageButton
      trigger={(open) => (
        <TextButton look="bar" icon={<TranslateIcon size={20} />} onClick={open}>
          {languageName(lang)}
        </TextButton>
      )}
    />
  );
}
