import { BASE_PATH, TIME_MS } from '../../domain/constants.ts';

const KEY = 'reloadedAt';
const AGAIN_MS = 60_000;

/** True when a page names other scripts than those that run: a new version was put up. */
export const isOtherVersion = (page: string, running: readonly string[]): boolean =>
  running.some((script) => !page.includes(script));

/** Paths of the scripts that this page began with. */
const runningScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    ({ src }) => new URL(src).pathname,
  );

/**
 * After a new version was put up, the chunks of the old one are gone, and a page that was open before cannot open its screens any more:
 * it reloads itself, once. A server that is merely away is no new version.
 */
export async function reloadIfNew(): Promise<void> {
  const reply = await fetch(BASE_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIME_MS.download) }).catch(
    () => null,
  );
  if (!reply?.ok || !isOtherVersion(await reply.text(), runningScripts())) return;
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
