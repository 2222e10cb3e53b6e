import { chromium } from 'playwright';
import { provideBrowser } from '../../scripts/lib/browser.mjs';
import { ExchangeProcess } from '../support/exchange-process.ts';
const exchange = await ExchangeProcess.create(); await exchange.start();
const browser = await chromium.launch({ executablePath: provideBrowser(), args: ['--no-sandbox','--disable-gpu','--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'] });
const self = new Map<string, number>(); const incl = new Map<string, number>(); let total = 0;
const RUNS = 4;
for (let i = 0; i < RUNS; i++) {
  const ctx = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  const page = await ctx.newPage();
  await page.addInitScript(() => localStorage.setItem('storageVersion', '1'));
  const s = await ctx.newCDPSession(page);
  await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 100 });
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await s.send('Profiler.start');
  await page.goto(exchange.origin + '/h5/#/pages/index/index', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('[data-cell="price"]'), null, { timeout: 60000 });
  const { profile } = await s.send('Profiler.stop');
  const nodes = new Map(profile.nodes.map((n) => [n.id, n])); const parent = new Map<number, number>();
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  profile.samples!.forEach((id, k) => { const dt = profile.timeDeltas![k]! / 1000; const n = nodes.get(id)!; const key = (m: any) => `${m.callFrame.functionName || '(anon)'} ${m.callFrame.url.split('/').pop()}:${m.callFrame.lineNumber}`;
    if (n.callFrame.functionName === '(idle)') return; total += dt; self.set(key(n), (self.get(key(n)) ?? 0) + dt);
    const seen = new Set<string>(); for (let m: any = id; m !== undefined; m = parent.get(m)) { const k2 = key(nodes.get(m)); if (!seen.has(k2)) { seen.add(k2); incl.set(k2, (incl.get(k2) ?? 0) + dt); } } });
  await ctx.close();
}
console.log('total', (total / RUNS).toFixed(0));
console.log('SELF'); for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 45)) console.log((v / RUNS).toFixed(1).padStart(7), k);
console.log('INCL'); for (const [k, v] of [...incl].sort((a, b) => b[1] - a[1]).slice(0, 110)) console.log((v / RUNS).toFixed(1).padStart(7), k);
await browser.close(); await exchange.remove(); process.exit(0);
