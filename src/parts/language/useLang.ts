import { useTranslation } from 'react-i18next';
import { toLang } from '../../data/lang.ts';
import type { Lang } from '../../domain/constants.ts';

/** The language on screen; changes when its words are there, not when it is wished. */
export function useLang(): Lang {
  const { i18n } = useTranslation();
  return toLang(i18n.language);
}
