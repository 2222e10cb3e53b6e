import { createRoot } from 'react-dom/client';
import { HOME_ROUTE } from '../domain/routes.ts';
import { untilLoaded } from '../parts/late.ts';
import { parseTarget } from '../parts/navigation/index.ts';
import { loadWords, startWords } from '../parts/words/words.ts';
import { langAtom } from '../state/preferences.ts';
import { appStore } from '../state/store.ts';
import { App } from './App.tsx';
import { noteEarlySite } from './early-site.ts';
import { startLoginNotice } from './login-notice.ts';
import { preloadScreen } from './routes/useScreen.ts';

/** Starts the app: words and first screen are fetched side by side, and the first drawing needs the words only. */
export async function start(root: HTMLElement): Promise<void> {
  // Each kept screen has its own place (shell/useEntryView.ts).
  window.history.scrollRestoration = 'manual';
  void noteEarlySite();
  const words = startWords(appStore.get(langAtom));
  const first = preloadScreen(parseTarget(window.location.hash)?.path ?? HOME_ROUTE);
  await words;
  // The static skeleton of index.html stays while the first screen is close behind its words.
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS))]);
  startLoginNotice();
  createRoot(root).render(<App />);
  // Home is drawn without the names of the other screens.
  void untilLoaded(() => loadWords('routes'));
}

/** How long the static skeleton waits for the first screen before the app draws its own loading view. */
const FIRST_SCREEN_MS = 1500;
