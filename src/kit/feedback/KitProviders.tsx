import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { AT_REST_MS } from '../ahead.ts';
import { placeRegion } from '../announce/region.ts';
import { loadPickerPanel } from '../components/PickerSheet/load.ts';
import { useLoaded } from '../layer/useLoaded.ts';
import { ThemeRoot, type ThemeRootProps } from '../theme/index.ts';
import { ENGLISH, type GivenWords, KitWordsProvider } from '../words/index.ts';
import { ConfirmContext, type ConfirmMemory } from './confirm.ts';
import { toast, toastNow, watchTaps, watchToast } from './toast-store.ts';
import { useConfirmHost } from './useConfirmHost.tsx';

const loadToast = () => import('./ToastHost.tsx').then((module) => module.ToastHost);

/** Fetches dialog and toast once the first screen is at rest: they are needed most when the network is gone. */
function useSpareTime(): void {
  useEffect(() => {
    const fetchAhead = () => {
      loadToast().catch(() => undefined);
      import('./ConfirmDialog.tsx').catch(() => undefined);
      loadPickerPanel().catch(() => undefined);
    };
    const timer = setTimeout(fetchAhead, AT_REST_MS);
    return () => clearTimeout(timer);
  }, []);
}

export interface KitProvidersProps extends ThemeRootProps {
  /** The kit's words in the language of the app. @default English */
  readonly words?: GivenWords;
  /** Where "do not ask again" is kept. */
  readonly confirmMemory?: ConfirmMemory;
}

/** All that the kit needs around the app: theme and language on the root, words, and the hosts of dialog and toast. */
export function KitProviders({ words = ENGLISH, confirmMemory, children, ...theme }: KitProvidersProps) {
  useSpareTime();
  // With the commit: no first tap comes before it.
  useLayoutEffect(watchTaps, []);
  // Readers announce what changes in a region that they know.
  useLayoutEffect(() => void placeRegion(), []);
  const hasToast = useSyncExternalStore(watchToast, toastNow) !== undefined;
  const Toasts = useLoaded(hasToast, loadToast);
  const [confirm, dialog] = useConfirmHost(confirmMemory, () => toast(words.failed, { icon: 'error' }));
  return (
    <ThemeRoot {...theme}>
      <KitWordsProvider words={words}>
        <ConfirmContext value={confirm}>
          {children as ReactNode}
          {dialog}
          {Toasts ? <Toasts /> : null}
        </ConfirmContext>
      </KitWordsProvider>
    </ThemeRoot>
  );
}
