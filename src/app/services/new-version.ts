import { BASE_PATH } from '../../domain/constants.ts';

const KEY = 'reloadedAt';
const AGAIN_MS = 60_000;

/** True when a page names another entry script than the one that runs: a new version was put up. */
export const isOtherVersion = (page: string, entry: string): boolean => entry !== '' && !page.includes(entry);

/** Path of the script that this page began with. */
function runningEntry(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

/**
 * After a new version was put up, the chunks of the old one are gone, and a page that was open before cannot open its screens any more:
 * it reloads itself, once. A server that is merely away is no new version.
 */
export async function reloadIfNew(): Promise<void> {
  const reply = await fetch(BASE_PATH, { cache: 'no-store' }).catch(() => null);
  if (!reply?.ok || !isOtherVersion(await reply.text(), runningEntry())) return;
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(KEY)) < AGAIN_MS) return;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without a memory it might reload for ever.
    return;
  }
  window.location.reload();
}
