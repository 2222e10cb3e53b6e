import { readFileSync } from 'node:fs';
import { FIRST_CALLS } from '../../src/app/first-load.ts';
import { calls } from '../../src/contract/table.ts';
import { signInDemo } from '../support/demo-account.ts';
import type { ExchangeProcess } from '../support/exchange-process.ts';
import { preparedExchange } from './exchange.ts';
import { expect, type Page, test } from './test.ts';

/** The first load: home's calls go out with the page and are asked once; words come with the screen that shows them. */

let exchange: ExchangeProcess;

test.beforeAll(async () => {
  exchange = await preparedExchange();
  await exchange.start();
});
test.afterAll(() => exchange.remove());

/** The calls that a page sends, each with its fields. */
function callsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      sent.push(`${request.method()} ${pathname}${search}${request.postData() ? `?${request.postData()}` : ''}`);
  });
  return sent;
}

/** The page as it was built: files have the hash of what they hold for a name, and it says which are which. */
const PAGE = readFileSync('dist/client/index.html', 'utf8');
const anyOf = (files: readonly string[]) => new RegExp(`(?:${files.join('|')})$`);

/** The scripts of the app. */
const APP = anyOf([...PAGE.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, file = '']) => file));
const CHUNKS = JSON.parse(/data-chunks='([^']+)'/.exec(PAGE)?.[1] ?? '') as { readonly content: readonly string[] };

/** Keeps back what is asked for at an address until the returned function is called. */
async function hold(page: Page, address: RegExp | string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const forGuests = FIRST_CALLS.filter(([name]) => calls[name].guest);

/** Opens the page as one on which somebody is signed in. */
async function keepToken(page: Page): Promise<void> {
  const token = await signInDemo(exchange.origin);
  await page.addInitScript((kept) => {
    localStorage.setItem('storageVersion', '1');
    localStorage.setItem('token', kept);
  }, token);
}

const WHO = { 'a guest': forGuests, 'somebody who is signed in': FIRST_CALLS };

for (const [who, first] of Object.entries(WHO))
  test(`the calls of home are there before the script, home is drawn once with their replies, and none is asked twice: ${who}`, async ({
    page,
  }) => {
    if (first === FIRST_CALLS) await keepToken(page);
    const sent = callsOf(page);
    let answered = 0;
    page.on('requestfinished', (request) => {
      answered += Number(request.url().includes('/api/'));
    });
    const faults: string[] = [];
    // Whatever was drawn with a skeleton in its place, if only for a moment; what opens over home brings its own.
    await page.addInitScript(() => {
      const seen = () =>
        document.querySelector('main [aria-busy]') && document.documentElement.setAttribute('data-waited', '');
      new MutationObserver(seen).observe(document, { childList: true, subtree: true });
    });
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    // Whoever joins the app socket reads their balances once more, as what was told before is missing. That is no part of the first load,
    // and may come at any time after it.
    await page.routeWebSocket(/socket\.io/, () => undefined);
    const release = await hold(page, APP);
    await page.goto(`${exchange.origin}/h5/#/pages/index/index`, { waitUntil: 'commit' });
    await expect.poll(() => sent.length).toBe(first.length);
    await expect.poll(() => answered).toBe(first.length);
    expect(await page.locator('[data-cell="price"]').count()).toBe(0);
    release();
    await expect(page.locator('[data-cell="price"]').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-waited');
    await expect(page.getByRole('dialog')).toBeVisible();
    const early = sent.slice(0, first.length);
    expect(sent.filter((call) => early.includes(call))).toEqual(early);
    expect(faults).toEqual([]);
  });

test('a second visit draws home from what the first has kept, then refreshes', async ({ page }) => {
  const home = `${exchange.origin}/h5/#/pages/index/index`;
  const price = page.locator('[data-cell="price"]').first();
  await page.goto(home);
  await expect(price).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('home') ?? '')).toContain('content.quotes');
  const release = await hold(page, '**/api/**');
  const sent = callsOf(page);
  await page.reload();
  await expect(price).toBeVisible();
  const refreshed = page.waitForResponse(/quotation_new/);
  release();
  await refreshed;
  expect(sent.filter((call) => call.includes('quotation_new'))).toHaveLength(1);
});

/** What has moved on the page since it began. A figure that ticks is as wide as its digits: that is no move of the page. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    /** What it says; of what says nothing, how it is written. */
    const named = (node: Node | null) => {
      const written = node instanceof Element ? node.outerHTML.slice(0, 120) : '';
      return node?.textContent?.slice(0, 40) || written;
    };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources?: readonly { readonly node: Node | null }[];
        };
        const nodes = sources
          .map(({ node }) => node)
          .filter((node) => !(node instanceof Element ? node : node?.parentElement)?.closest('[data-cell]'));
        if (nodes.length > 0) moved.push(`${value} ${nodes.map(named).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}

/** Resolves when all that has come is on the screen, and what moved by it is told: that comes with the frame after. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** The page begins as one where the demo account has logged in before. */
async function signIn(page: Page): Promise<void> {
  const body = new URLSearchParams({ user_string: 'demo@example.com', password: 'demo-1234' });
  const answer = await fetch(`${exchange.origin}/api/user/login`, { method: 'POST', body });
  const { message } = (await answer.json()) as { message: string };
  await page.addInitScript((token) => {
    localStorage.setItem('storageVersion', '1');
    localStorage.setItem('token', token);
  }, message);
}

const LATE = {
  font: /inter-latin[^/]*\.woff2/,
  config: /getSiteConfig/,
  menu: /api\/menu/,
  news: /news\/list/,
  blocks: anyOf(CHUNKS.content),
  total: /wallet\/list/,
};

for (const [name, address] of Object.entries(LATE)) {
  test(`nothing of home moves where its ${name} comes late`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium tells of layout shifts.');
    const shifts = await watchShifts(page);
    const release = await hold(page, address);
    const begin = await hold(page, APP);
    await page.setViewportSize({ width: 375, height: 812 });
    if (name === 'total') await signIn(page);
    await page.goto(`${exchange.origin}/h5/#/pages/index/index`, { waitUntil: 'commit' });
    // Where another thing comes late, the font is there before: its own move has its own test.
    if (name !== 'font')
      await page.waitForFunction(async () => (await document.fonts.load('16px "Inter Variable"')).length > 0);
    begin();
    // Home stands without it, past the patience of the first drawing.
    const first =
      name === 'total' ? page.locator('[data-cell="price"]').first() : page.getByRole('heading', { level: 1 });
    await expect(first).toBeVisible();
    await drawn(page);
    const answered = page.waitForResponse(address);
    release();
    await (await answered).finished();
    await page.waitForFunction(() => document.fonts.check('16px "Inter Variable"'));
    await expect(page.locator('[data-cell="price"]').first()).toBeVisible();
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    await drawn(page);
    // A word is some pixels wider in the font that stands in: what begins after it moves by them, and nothing else does.
    const most = name === 'font' ? 0.0005 : 0;
    const moved = await shifts();
    const sum = moved.reduce((all, line) => all + Number.parseFloat(line), 0);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(most);
  });
}
