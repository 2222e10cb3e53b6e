import type { Client } from '../data/client.ts';
import { markOf, siteMarkAtom } from '../state/site-mark.ts';

const SITE = /^GET \/getSiteConfig\?/;

/**
 * Takes name, logo and demo mark from the reply that was sent for with the page: the ribbon of a demo would move what is drawn already.
 * An exchange that serves this app names a demo in config.json, without which no reply comes.
 */
export async function noteEarlySite({ store }: Client): Promise<void> {
  if (Object(await globalThis.firstLoad?.config).demo === true)
    store.set(siteMarkAtom, { ...store.get(siteMarkAtom), isDemo: true });
  for (const [request, { reply }] of globalThis.firstLoad?.replies ?? []) {
    if (!SITE.test(request)) continue;
    try {
      const mark = markOf(JSON.parse((await reply)?.text ?? 'null'));
      if (mark) store.set(siteMarkAtom, mark);
    } catch {
      // No JSON: the query says so.
    }
  }
}
