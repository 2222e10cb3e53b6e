import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConfirmMemory, KitProviders } from '../kit/feedback/index.ts';
import { ENGLISH, type KitWords } from '../kit/words/index.ts';
import { confirmOffAtom, directionAtom, setConfirmAtom, themeAtom } from '../state/preferences.ts';
import { appStore } from '../state/store.ts';

/** Confirm dialogs that the user does not want to see again. */
const confirmMemory: ConfirmMemory = {
  has: (key) => appStore.get(confirmOffAtom).includes(key),
  add: (key) => appStore.set(setConfirmAtom, key, false),
};

const KEYS = Object.keys(ENGLISH) as (keyof KitWords)[];

/** The kit with the user's theme and colours, in the words of the language. */
function Kit({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('kit');
  const theme = useAtomValue(themeAtom);
  const direction = useAtomValue(directionAtom);
  // The kit fills the marks of its own words.
  const words = Object.fromEntries(KEYS.map((key) => [key, t(key, { skipInterpolation: true })])) as KitWords;
  return (
    <KitProviders theme={theme} direction={direction} words={words} confirmMemory={confirmMemory}>
      {children}
    </KitProviders>
  );
}

/** Everything that screens find around them, but the router. */
export function Providers({ client, children }: { readonly client: QueryClient; readonly children: ReactNode }) {
  return (
    <Provider store={appStore}>
      <QueryClientProvider client={client}>
        <Kit>{children}</Kit>
      </QueryClientProvider>
    </Provider>
  );
}
