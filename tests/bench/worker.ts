/**
 * What a frame of 300 symbols costs the page's thread: through the product's worker, against inflating and decoding the same
 * frames on the page with the same code. Above its bar it ends with exit code 1.
 */
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { provideBrowser } from '../../scripts/lib/browser.mjs';
import { beside } from './bars.ts';
import { median } from './orders/rate.ts';
import { startFeedServer } from './worker/feed-server.ts';

const SYMBOLS = 300;
const EVERY_MS = 200;
const FRAMES = 50;
const ROUNDS = 3;
/** Of what decoding on the page costs. */
const BAR = 0.1;
type Way = 'worker' | 'page';

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'import.meta.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Milliseconds of the page's thread for each 300 updates that it took in. */
async function measure(browser: Browser, origin: string, way: Way): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  // Time on the processor, so that other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seen = await page.evaluate(() => Reflect.get(window, 'seen')() as number);
    return { ms: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000, seen };
  };
  await page.goto(`${origin}/?way=${way}&symbols=${SYMBOLS}`);
  await page.waitForFunction((count) => Reflect.get(window, 'seen')() >= count, SYMBOLS * 5);
  const start = await taken();
  await page.waitForFunction((count) => Reflect.get(window, 'seen')() >= count, start.seen + SYMBOLS * FRAMES, {
    polling: 500,
    timeout: 120_000,
  });
  const end = await taken();
  await page.close();
  return ((end.ms - start.ms) / (end.seen - start.seen)) * SYMBOLS;
}

const files = new Map([
  ['/', '<!doctype html><script type="module" src="/page.js"></script>'],
  ['/page.js', await bundle('tests/bench/worker/page.ts')],
  ['/worker.js', await bundle('src/data/market/worker.ts')],
]);
const server = await startFeedServer(files, EVERY_MS);
const browser = await chromium.launch({ executablePath: provideBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const results: Record<Way, number[]> = { worker: [], page: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['worker', 'page'] as const) results[way].push(await measure(browser, server.origin, way));
  }
  const [through, on] = [median(results.worker), median(results.page)];
  console.log(`A frame of ${SYMBOLS} symbols on the page's thread, median of ${ROUNDS}`);
  console.log(`  through the worker   ${through.toFixed(2)} ms`);
  console.log(`  decoded on the page  ${on.toFixed(2)} ms`);
  const ratio = through / on;
  console.log(`  ratio                ${ratio.toFixed(2)}; ${beside(ratio, BAR)} ${BAR}`);
} finally {
  await browser.close();
  server.stop();
}
