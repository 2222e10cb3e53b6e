/** Every benchmark, one after the other, or those named: `npm run bench -- quotes`. Each prints its figures; most fail beyond their bars. */
import { provideBrowser } from './lib/browser.mjs';
import { buildChanged } from './lib/build.mjs';
import { run, runSteps } from './lib/steps.mjs';

/** What a benchmark needs besides its file: the build, a browser. */
const benches = {
  bundle: { file: 'tests/bench/bundle.ts', needs: ['build'] },
  quotes: { file: 'tests/bench/quotes/run.ts', needs: ['browser'] },
  worker: { file: 'tests/bench/worker.ts', needs: ['browser'] },
  idle: { file: 'tests/bench/idle.ts', needs: ['build'] },
  orders: { file: 'tests/bench/orders.ts', needs: [] },
  ticks: { file: 'tests/bench/ticks.ts', needs: [] },
  start: { file: 'tests/bench/start.ts', needs: ['build'] },
  attack: { file: 'tests/bench/attack.ts', needs: ['build'] },
  sockets: { file: 'tests/bench/sockets.ts', needs: [] },
  paint: { file: 'tests/bench/paint.ts', needs: ['build', 'browser'] },
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}": ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
const chosen = Object.entries(benches).filter(([name]) => names.length === 0 || names.includes(name));
const needs = new Set(chosen.flatMap(([, bench]) => bench.needs));

const env = {};
const prepare = {
  browser: async () => {
    env.CHROME_PATH = provideBrowser();
    return 0;
  },
  build: async () => {
    await buildChanged();
    return 0;
  },
};

await runSteps([
  ...Object.entries(prepare).filter(([name]) => needs.has(name)),
  ...chosen.map(([name, { file }]) => [name, () => run('npx', ['tsx', file], env)]),
]);
