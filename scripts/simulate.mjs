/** The exchange under simulated users and faults: `npm run simulate -- --seed 1 --hours 24 --users 6 [--seeds 200] [--store postgres]`. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { OPTIONS } from '../tests/simulate/options.mjs';
import { bundleSimulator, runSimulator, seedsFrom } from './lib/simulate.mjs';
import { demand } from './lib/steps.mjs';

const { values } = parseArgs({
  options: {
    ...OPTIONS,
    seed: { type: 'string', default: '1' },
    /** What npm test runs, on one store or the other. */
    test: { type: 'boolean', default: false },
  },
});
const { seed: first, seeds: count, test: isTest, ...options } = values;

demand(['pglite', 'postgres'].includes(values.store), '--store is pglite or postgres.');
demand(
  values.store === 'pglite' || !values.twice,
  'On PostgreSQL a seed is a plan and not a run: two runs of one may differ. Leave out --twice.',
);

const NO_SERVER = 3; // how a process ends that finds no programs of a PostgreSQL server
let seeds = seedsFrom(first, Number(count));
if (isTest) {
  // Ten fixed seeds, of which two run twice, and one drawn from the commit; on PostgreSQL two.
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  seeds = values.store === 'postgres' ? ['1', '2'] : [...seedsFrom('1', 10), stdout?.trim() || 'no commit'];
  // A shorter run may cost less, since the time of the test is bounded as a whole.
  Object.assign(options, { 'shrink-minutes': 3, 'shrink-runs': 60 });
  if (values.store === 'pglite') options['also-twice'] = '1,2';
}
const file = await bundleSimulator();
const processes = Math.min(availableParallelism(), seeds.length);
const totals = {};
let runs = 0;

function hear(line) {
  if (!/^\{"(seed|failed)"/.test(line)) return console.log(line);
  const { seed, digest, seconds, steps, counts } = JSON.parse(line);
  for (const [name, more] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + more;
  if (seed === undefined) return;
  runs += 1;
  console.log(`seed ${seed}: ${steps} steps, ${seconds.toFixed(1)} s, ${digest}`);
}

const codes = await Promise.all(
  Array.from({ length: processes }, (_, index) => {
    const own = seeds.filter((_, at) => at % processes === index).join(',');
    return runSimulator(file, { seeds: own, ...options }, hear);
  }),
);
if (codes.includes(NO_SERVER)) {
  console.log('There are no programs of a PostgreSQL server here (initdb, postgres): nothing was simulated on one.');
  // Work on this project asks for no server; what is promised of one is not to go unseen in CI.
  process.exit(isTest && !process.env.CI ? 0 : 1);
}
if (runs < seeds.length) console.log(`${seeds.length - runs} of ${seeds.length} seeds broke a rule or did not end.`);
console.log(`${runs} runs without a violation. What was done and what struck, in the others too:`);
for (const [name, total] of Object.entries(totals).sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${String(total).padStart(8)} ${name}`);
process.exit(Math.max(...codes));
