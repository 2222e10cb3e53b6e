/**
 * First and largest paint of home on slow 4G (150 ms, 1.6 Mbit/s) at a quarter of the CPU, a first visit against a started exchange;
 * with them when prices stand, and what was fetched till then. Prints figures and judges nothing.
 * Home is opened by its address: a first start without one opens the guide.
 */
import { type BrowserContext, chromium, type Page } from 'playwright';
import { provideBrowser } from '../../scripts/lib/browser.mjs';
import { ExchangeProcess } from '../support/exchange-process.ts';

const RUNS = 5;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly prices: number;
  readonly scriptKb: number;
  readonly totalKb: number;
}

async function throttle(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  await throttle(context, page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-cell="price"]').first().waitFor({ timeout: 60_000 });
  const prices = await page.evaluate(() => performance.now());
  const paints = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map(({ startTime }) => startTime))).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const [firstPaint = 0] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  );
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({
      name,
      kb: transferSize / 1024,
    })),
  );
  await page.close();
  const sum = (files: typeof fetched) => files.reduce((total, { kb }) => total + kb, 0);
  return {
    firstPaint,
    largestPaint: paints.at(-1) ?? 0,
    prices,
    scriptKb: sum(fetched.filter(({ name }) => name.endsWith('.js'))),
    totalKb: sum(fetched),
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const exchange = await ExchangeProcess.create();
await exchange.start();
const browser = await chromium.launch({ executablePath: provideBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
    visits.push(await visit(context, `${exchange.origin}/h5/#/pages/index/index`));
    await context.close();
  }
  const of = (name: keyof Visit) => Math.round(median(visits.map((each) => each[name])));
  console.log(`Home on slow 4G at ${CPU_SLOWDOWN}x CPU, median of ${RUNS} first visits`);
  console.log(`  first contentful paint   ${of('firstPaint')} ms`);
  console.log(`  largest contentful paint ${of('largestPaint')} ms`);
  console.log(`  prices on screen         ${of('prices')} ms`);
  console.log(`  fetched till then        ${of('scriptKb')} KB of scripts, ${of('totalKb')} KB in all`);
} finally {
  await browser.close();
  await exchange.remove();
}
