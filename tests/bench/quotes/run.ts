/**
 * The product's own market list (300 rows mounted) and order book (2 x 20 rows) at 150 updates a frame,
 * against hand-written DOM with the same rows and the same final text, both in one run, rounds in turn.
 * What is compared is the processor time of the main thread for a frame (script, style, layout, paint), as the browser counts it:
 * wall time would measure the neighbours of this machine. Above its bar it ends with exit code 1.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium } from 'playwright';
import { build, preview } from 'vite';
import { provideBrowser } from '../../../scripts/lib/browser.mjs';
import { beside } from '../bars.ts';
import { median } from '../orders/rate.ts';
import type { Scene } from './product.tsx';

const FRAMES = 120;
const WARM = 20;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 11);
const TARGET = 1.15;
const SCENES: readonly Scene[] = ['list', 'book', 'both'];
const KINDS = ['product', 'hand'] as const;

/** Milliseconds a frame. */
interface Cost {
  readonly task: number;
  readonly layout: number;
  readonly writing: number;
}

/** What the browser has counted so far, in seconds. */
async function counted(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    task: seconds('TaskDuration'),
    layout: seconds('LayoutDuration') + seconds('RecalcStyleDuration'),
  };
}

const root = dirname(fileURLToPath(import.meta.url));
const outDir = await mkdtemp(join(tmpdir(), 'bench-quotes-'));
await build({
  root,
  base: './',
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir, emptyOutDir: true },
});
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: provideBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address ?? '');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  const round = async (kind: (typeof KINDS)[number], scene: Scene) => {
    await page.evaluate(([k, s]) => window.bench.mount(k, s), [kind, scene] as const);
    await page.evaluate((frames) => window.bench.run(frames), WARM);
    const before = await counted(session);
    const writing = await page.evaluate((frames) => window.bench.run(frames), FRAMES);
    const after = await counted(session);
    const text = await page.evaluate(() => window.bench.text());
    await page.evaluate(() => window.bench.unmount());
    const perFrame = (name: 'task' | 'layout') => ((after[name] - before[name]) * 1000) / FRAMES;
    return { text, task: perFrame('task'), layout: perFrame('layout'), writing: writing / FRAMES };
  };

  for (const scene of SCENES) {
    const kept = { product: [] as Cost[], hand: [] as Cost[] };
    for (let i = 0; i <= ROUNDS; i += 1) {
      const texts: string[] = [];
      // The side that goes first changes from round to round; round 0 warms the compiler.
      for (const kind of i % 2 ? [...KINDS].reverse() : KINDS) {
        const { text, ...cost } = await round(kind, scene);
        texts.push(text);
        if (i > 0) kept[kind].push(cost);
      }
      if (texts[0] !== texts[1]) throw new Error(`${scene}: the two sides end with different texts`);
    }
    const of = (kind: (typeof KINDS)[number], name: keyof Cost) => median(kept[kind].map((cost) => cost[name]));
    const ratios = kept.product.map((cost, i) => cost.task / (kept.hand[i]?.task ?? Number.NaN));
    const ratio = median(ratios);
    console.log(
      `${scene.padEnd(5)} ${ratio.toFixed(3)} x by hand (${beside(ratio, TARGET)} ${TARGET}); ` +
        `frame ${of('product', 'task').toFixed(2)} ms against ${of('hand', 'task').toFixed(2)} ms, ` +
        `formatting and writing ${of('product', 'writing').toFixed(2)} / ${of('hand', 'writing').toFixed(2)}, ` +
        `style and layout ${of('product', 'layout').toFixed(2)} / ${of('hand', 'layout').toFixed(2)}; ` +
        `${ROUNDS} rounds of ${FRAMES} frames, ratios ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    );
  }
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true, force: true });
}
