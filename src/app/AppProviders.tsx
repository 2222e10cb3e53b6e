import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConfirmMemory, KitProviders } from '#kit/feedback';
import { type ChartWords, ENGLISH, type KitWords } from '#kit/words';
import { type Client, partOf, useClient } from '../data/client.ts';
import { ClientProvider } from '../state/ClientProvider.tsx';
import { confirmOffAtom, directionAtom, setConfirmAtom, themeAtom } from '../state/preferences.ts';

/** Confirm dialogs that the user does not want to see again. */
const confirmMemoryOf = partOf(
  ({ store }): ConfirmMemory => ({
    has: (key) => store.get(confirmOffAtom).includes(key),
    add: (key) => store.set(setConfirmAtom, key, false),
  }),
);

/** The kit with the user's theme and colours, in the words of the language. */
function Kit({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const theme = useAtomValue(themeAtom);
  const direction = useAtomValue(directionAtom);
  const confirmMemory = confirmMemoryOf(useClient());
  const given = i18n.getResourceBundle(i18n.language, 'kit') as KitWords | undefined;
  const chart = i18n.getResourceBundle(i18n.language, 'chart') as ChartWords | undefined;
  const words = useMemo(() => ({ ...ENGLISH, ...given, ...chart }), [given, chart]);
  return (
    <KitProviders theme={theme} direction={direction} words={words} confirmMemory={confirmMemory}>
      {children}
    </KitProviders>
  );
}

/** What screens find around them, but queries and the router. */
export function AppProviders({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return (
    <ClientProvider client={client}>
      <Kit>{children}</Kit>
    </ClientProvider>
  );
}
