import { createRoot } from 'react-dom/client';
import { AT_REST_MS } from '#kit/ahead';
import { untilLoaded } from '../parts/late.ts';
import { loadWords, startWords } from '../parts/words/words.ts';
import { createClient } from '../state/client.ts';
import { App } from './App.tsx';
import { noteEarlySite } from './early-site.ts';
import { startLoginNotice } from './login-notice.ts';
import { preloadScreen } from './routes/useScreen.ts';
import { placeOf } from './shell/place.ts';

/** Starts the app, with the one client of the page: words and first screen are fetched side by side; the first drawing needs the words, and waits a while for what the screen shows. */
export async function start(root: HTMLElement): Promise<void> {
  // Each kept screen has its own place (shell/useEntryView.ts).
  window.history.scrollRestoration = 'manual';
  const client = createClient();
  void noteEarlySite(client);
  const words = startWords(client.lang());
  const first = preloadScreen(placeOf(client).current().target.path, client);
  await words;
  // The static skeleton of index.html stays while the first screen is close behind its words.
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS))]);
  startLoginNotice(client);
  createRoot(root).render(<App client={client} />);
  // Home is drawn without the names of the other screens, and each of those fetches them with itself.
  setTimeout(() => void untilLoaded(() => loadWords('routes')), AT_REST_MS);
}

/** How long the static skeleton waits for the first screen before the app draws its own loading view. */
const FIRST_SCREEN_MS = 1500;
