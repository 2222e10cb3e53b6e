/**
 * Home on slow 4G (150 ms, 1.6 Mbit/s) at a quarter of the CPU, first visits against a started exchange, beside a page written by hand
 * that waits for the same files and the same calls (paint/hand.js), the two in turn, of a guest and of somebody who is signed in. Prices and
 * largest paint have bars against it; nothing may move, and an open popup stands complete within a second of home: above one of them the
 * run ends with 1.
 * Home is opened by its address: a first start without one opens the guide.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { provideBrowser } from '../../scripts/lib/browser.mjs';
import { signInDemo } from '../support/demo-account.ts';
import { ExchangeProcess } from '../support/exchange-process.ts';
import { beside } from './bars.ts';
import { median } from './orders/rate.ts';

const RUNS = 5;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
/** Times what the page written by hand takes. */
const BAR = 1.2;
const POPUP_MS = 1000;
/** What is drawn after the prices has time to move things. */
const REST_MS = 1500;
const CLIENT = 'dist/client';
const SCRIPT = /<script type="module"[^>]*src="([^"]+)"><\/script>/g;

interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly prices: number;
  /** When the popup stood complete; 0 where it was closed before. */
  readonly popup: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  readonly scriptKb: number;
  readonly totalKb: number;
}

interface Seen {
  prices: number;
  popup: number;
  shift: number;
  largestPaint: number;
}

declare global {
  var homeSeen: Seen;
}

async function throttle(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

interface Visitor {
  /** "": a guest. */
  readonly token: string;
  /** Of somebody who has not closed it on another day. */
  readonly withPopup?: boolean;
}

/** A first visit of a page. */
async function visit(address: string, { token, withPopup = false }: Visitor): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, 'paint/watch.js') });
  const kept = { storageVersion: '1', ...(token && { token }), ...(!withPopup && { seenPopups: `[${popupId}]` }) };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
  await throttle(context, page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction((popup) => globalThis.homeSeen?.[popup ? 'popup' : 'prices'] > 0, withPopup, {
    timeout: 60_000,
  });
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({
      name,
      kb: transferSize / 1024,
    })),
  );
  await page.waitForTimeout(REST_MS);
  const { seen, firstPaint } = await page.evaluate(() => ({
    seen: globalThis.homeSeen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  const sum = (files: typeof fetched) => files.reduce((total, { kb }) => total + kb, 0);
  const scriptKb = sum(fetched.filter(({ name }) => name.endsWith('.js')));
  return { ...seen, firstPaint, scriptKb, totalKb: sum(fetched) };
}

/** The built page with its scripts fetched and not run, and the hand's own beside them. */
async function layOutHand(): Promise<() => Promise<void>> {
  const page = await readFile(join(CLIENT, 'index.html'), 'utf8');
  const files = [join(CLIENT, 'hand.html'), join(CLIENT, 'hand.js')] as const;
  const hand = page
    .replace(SCRIPT, '<link rel="modulepreload" crossorigin href="$1">')
    .replace('</body>', '<script src="/h5/hand.js"></script></body>');
  await writeFile(files[0], hand);
  await writeFile(files[1], await readFile(join(import.meta.dirname, 'paint/hand.js')));
  return async () => {
    for (const file of files) await rm(file, { force: true });
  };
}

const exchange = await ExchangeProcess.create();
const clearHand = await layOutHand();
await exchange.start();
const popup = await fetch(`${exchange.origin}/api/news/index_pop?lang=en`);
const { message } = (await popup.json()) as { message: { id: number } };
const popupId = message.id;
// What throttles the network asks from where each request came. V8 would parse the scripts a second time to answer, as it does for nobody
// who has no debugger open, and only the page that runs them would pay for it.
// Each visit has a window of its own, and Chromium 156 loads two pages for the suggestions of its address bar meanwhile, at a
// cost that a person's first visit in an open browser does not have.
const args = [
  ...['--no-sandbox', '--disable-gpu', '--js-flags=--no-enable-lazy-source-positions'],
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];
const browser = await chromium.launch({ executablePath: provideBrowser(), args });

/** The visits of one visitor, and what they took. */
async function measure(who: string, token: string): Promise<void> {
  const home = `${exchange.origin}/h5/#/pages/index/index`;
  const visits: Visit[] = [];
  const byHand: Visit[] = [];
  const popups: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    byHand.push(await visit(home.replace('#', 'hand.html#'), { token }));
    visits.push(await visit(home, { token }));
    popups.push(await visit(home, { token, withPopup: true }));
  }
  const of = (name: keyof Visit, list = visits) => median(list.map((each) => each[name]));
  const line = (label: string, name: 'prices' | 'largestPaint') => {
    const ratio = of(name) / of(name, byHand);
    const figures = `${Math.round(of(name))} ms, by hand ${Math.round(of(name, byHand))} ms, ratio ${ratio.toFixed(2)}`;
    console.log(`  ${label} ${figures} (at most ${BAR}: ${beside(ratio, BAR)})`);
  };
  console.log(`Home of ${who} on slow 4G at ${CPU_SLOWDOWN}x CPU, median of ${RUNS} first visits`);
  console.log(`  first contentful paint   ${Math.round(of('firstPaint'))} ms`);
  line('largest contentful paint', 'largestPaint');
  line('prices on screen        ', 'prices');
  const shift = Math.max(...[...visits, ...popups].map((each) => each.shift));
  console.log(`  layout shift, worst      ${shift.toFixed(4)} (none: ${beside(shift, 0)})`);
  const popupMs = median(popups.map((each) => each.popup - each.prices));
  console.log(
    `  popup after the prices   ${Math.round(popupMs)} ms (at most ${POPUP_MS}: ${beside(popupMs, POPUP_MS)})`,
  );
  console.log(
    `  fetched till the prices  ${Math.round(of('scriptKb'))} KB of scripts, ${Math.round(of('totalKb'))} KB in all`,
  );
}

try {
  await measure('a guest', '');
  await measure('somebody who is signed in', await signInDemo(exchange.origin));
} finally {
  await browser.close();
  await clearHand();
  await exchange.remove();
}
