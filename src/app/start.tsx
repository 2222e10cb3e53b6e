import { createRoot } from 'react-dom/client';
import { HOME_ROUTE } from '../domain/routes.ts';
import { parseTarget } from '../parts/navigation/index.ts';
import { langAtom } from '../state/preferences.ts';
import { appStore } from '../state/store.ts';
import { App } from './App.tsx';
import { startLoginNotice } from './login-notice.ts';
import { preloadScreen } from './routes/useScreen.ts';
import { loadRouter, loadServices } from './shell/late.ts';
import { startWords } from './words/words.ts';

/** Starts the app: words and first screen are fetched side by side, and the first drawing needs the words only. */
export async function start(root: HTMLElement): Promise<void> {
  // Each kept screen has its own place (shell/useEntryView.ts).
  window.history.scrollRestoration = 'manual';
  const first = preloadScreen(parseTarget(window.location.hash)?.path ?? HOME_ROUTE);
  // Failures are Shell's, which tries again.
  loadRouter().catch(() => undefined);
  loadServices().catch(() => undefined);
  await startWords(appStore.get(langAtom));
  // The static skeleton of index.html stays while the first screen is close behind its words.
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS))]);
  startLoginNotice();
  createRoot(root).render(<App />);
}

/** How long the static skeleton waits for the first screen before the app draws its own loading view. */
const FIRST_SCREEN_MS = 1500;
