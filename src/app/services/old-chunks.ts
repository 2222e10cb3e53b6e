const KEY = 'reloadedAt';
const AGAIN_MS = 60_000;

/**
 * After a new version was put up, chunks of the old one are gone: a page that was open before reloads itself once. Vite tells
 * such failures by its event.
 */
export function reloadOnOldChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    const now = Date.now();
    try {
      if (now - Number(sessionStorage.getItem(KEY)) < AGAIN_MS || !navigator.onLine) return;
      sessionStorage.setItem(KEY, String(now));
    } catch {
      // Without a memory it might reload for ever.
      return;
    }
    window.location.reload();
  });
}
