import i18next from 'i18next';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { toast } from '#kit/feedback';
import { useClient } from '../../data/client.ts';
import { queriesOf } from '../../data/query.ts';
import { shownLang, switchWords } from '../../parts/words/words.ts';
import { langAtom } from '../../state/preferences.ts';

/** Follows the chosen language: loads its words, then asks again for what the server says in it. */
export function useWordsOf(): void {
  const [lang, setLang] = useAtom(langAtom);
  const client = useClient();
  useEffect(() => {
    const before = shownLang();
    if (before === lang) return;
    switchWords(lang).then(
      () => void queriesOf(client).invalidateQueries(),
      () => {
        toast(() => i18next.t('language.failed'), { icon: 'error' });
        setLang(before);
      },
    );
  }, [lang, setLang, client]);
}
