import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../state/client.ts';
import { siteMarkAtom } from '../state/site-mark.ts';
import { noteEarlySite } from './early-site.ts';

const BEFORE = { name: 'Before', logo: '', isDemo: false };

/** What stands in the frame after a first load with this body. */
async function markAfter(text: string | undefined, config: unknown = null) {
  const client = createClient();
  client.store.set(siteMarkAtom, BEFORE);
  const reply = text === undefined ? undefined : { status: 200, text, serverTime: null, sentAt: 0, receivedAt: 0 };
  globalThis.firstLoad = {
    config: Promise.resolve(config),
    replies: new Map([['GET /getSiteConfig?lang=en', { token: null, reply: Promise.resolve(reply) }]]),
  };
  await noteEarlySite(client);
  return client.store.get(siteMarkAtom);
}

describe('the site of the first load', () => {
  afterEach(() => {
    globalThis.firstLoad = undefined;
  });

  it('stands before anything is drawn', async () => {
    const message = { site_name: 'Ada Exchange', site_logo: '/l.png', support_url: '', demo: true };
    const mark = { name: 'Ada Exchange', logo: '/l.png', isDemo: true };
    expect(await markAfter(JSON.stringify({ type: 'ok', message }))).toEqual(mark);
    expect(await markAfter(JSON.stringify({ code: 1, data: message }))).toEqual(mark);
  });
  it('is a demo where config.json says so, until the reply says', async () => {
    expect(await markAfter(undefined, { apiBase: '/api', demo: true })).toEqual({ ...BEFORE, isDemo: true });
    const message = { site_name: 'Ada Exchange', site_logo: '', support_url: '' };
    expect(await markAfter(JSON.stringify({ type: 'ok', message }), { demo: true })).toMatchObject({ isDemo: false });
  });
  it.each([undefined, '<html>', '{"type":"error","message":"no"}', '{"type":"ok","message":{"site_logo":7}}', 'null'])(
    'stays as it was after %s',
    async (text) => expect(await markAfter(text)).toEqual(BEFORE),
  );
});
