import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { toast } from '#kit/feedback';
import { shownLang, switchWords } from '../../parts/words/words.ts';
import { langAtom } from '../../state/preferences.ts';
import { appStore } from '../../state/store.ts';

/** Follows the chosen language: loads its words, then asks again for what the server says in it. */
export function useWordsOf(): void {
  const lang = useAtomValue(langAtom);
  const client = useQueryClient();
  useEffect(() => {
    const before = shownLang();
    if (before === lang) return;
    switchWords(lang).then(
      () => void client.invalidateQueries(),
      () => {
        toast(() => i18next.t('language.failed'), { icon: 'error' });
        appStore.set(langAtom, before);
      },
    );
  }, [lang, client]);
}
