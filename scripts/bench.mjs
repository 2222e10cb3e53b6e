/** Every benchmark, one after the other; each prints its ratios or figures and judges nothing but the bundle. */
import { provideBrowser } from './lib/browser.mjs';
import { run, runSteps } from './lib/steps.mjs';

const CHROME_PATH = provideBrowser();
const names = process.argv.slice(2);
const benches = {
  bundle: 'tests/bench/bundle.ts',
  quotes: 'tests/bench/quotes/run.ts',
  worker: 'tests/bench/worker.ts',
  idle: 'tests/bench/idle.ts',
  orders: 'tests/bench/orders.ts',
  sockets: 'tests/load/market-sockets.ts',
  paint: 'tests/bench/paint.ts',
};

for (const name of names) {
  if (name in benches) continue;
  console.error(`There is no benchmark "${name}": ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}

await runSteps(
  Object.entries(benches)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, file]) => [name, () => run('npx', ['tsx', file], { CHROME_PATH })]),
);
