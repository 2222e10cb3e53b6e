/** The exchange under simulated users and faults: `npm run simulate -- --seed 1 --hours 24 --users 6 [--seeds 200] [--store postgres]`. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { bundleSimulator } from './lib/simulate.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    hours: { type: 'string', default: '24' },
    users: { type: 'string', default: '6' },
    processes: { type: 'string', default: String(availableParallelism()) },
    /** What npm test runs, on one store or the other. */
    test: { type: 'boolean', default: false },
    loud: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
    /** pglite or postgres. */
    store: { type: 'string', default: 'pglite' },
    quick: { type: 'boolean', default: false },
    /** How long a shorter run of a failure is looked for. */
    'shrink-minutes': { type: 'string', default: '10' },
    /** A file of steps, as a failure leaves it. */
    steps: { type: 'string' },
  },
});

const refusal = refusalOf(values);
if (refusal) {
  console.error(refusal);
  process.exit(2);
}

/** Why a run cannot be what was asked for; null where it can. */
function refusalOf({ store, twice }) {
  if (store !== 'pglite' && store !== 'postgres') return '--store is pglite or postgres.';
  if (store === 'postgres' && twice)
    return 'On PostgreSQL a seed is a plan and not a run: two runs of one may differ. Leave out --twice.';
  return null;
}

/** Those of npm test that run twice, on the store where they can. */
const TWICE = ['--also-twice', '1,2'];
/** What a shorter run may cost npm test, whose time is bounded as a whole. */
const TEST_SHRINK = ['--shrink-minutes', '3', '--shrink-runs', '60'];
/** How a process ends that finds no programs of a PostgreSQL server. */
const NO_SERVER = 3;

/** Ten fixed seeds and one drawn from the commit, as npm test runs them; on PostgreSQL two. */
function testSeeds(store) {
  if (store === 'postgres') return ['1', '2'];
  const commit = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return [...Array.from({ length: 10 }, (_, index) => String(index + 1)), commit.stdout?.trim() || 'no commit'];
}

/** A seed may be any text; several begin with a number. */
function seedsOf({ test, store, seed, seeds }) {
  if (test) return testSeeds(store);
  return Number(seeds) === 1
    ? [seed]
    : Array.from({ length: Number(seeds) }, (_, index) => String(Number(seed) + index));
}

const file = await bundleSimulator();
const seeds = seedsOf(values);
const processes = Math.min(Number(values.processes), seeds.length);
const totals = {};
let runs = 0;
const flags = ['loud', 'twice', 'quick'].filter((name) => values[name]).map((name) => `--${name}`);

/** One process with every so-manieth seed; gives its exit code. */
function work(index) {
  const own = seeds.filter((_, at) => at % processes === index).join(',');
  const options = [
    '--seeds',
    own,
    ...(values.test && values.store === 'pglite' ? TWICE : []),
    '--hours',
    values.hours,
    '--users',
    values.users,
    '--store',
    values.store,
    ...(values.test ? TEST_SHRINK : ['--shrink-minutes', values['shrink-minutes']]),
  ];
  if (values.steps !== undefined) options.push('--steps', values.steps);
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...options, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!/^\{"(seed|failed)"/.test(line)) return console.log(line);
    const { seed, digest, seconds, steps, counts } = JSON.parse(line);
    for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count;
    if (seed === undefined) return;
    runs += 1;
    console.log(`seed ${seed}: ${steps} steps, ${seconds.toFixed(1)} s, ${digest}`);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

const codes = await Promise.all(Array.from({ length: processes }, (_, index) => work(index)));
if (codes.includes(NO_SERVER)) {
  console.log('There are no programs of a PostgreSQL server here (initdb, postgres): nothing was simulated on one.');
  process.exit(values.test ? 0 : 1);
}
if (runs < seeds.length) console.log(`${seeds.length - runs} of ${seeds.length} seeds broke a rule or did not end.`);
console.log(`${runs} runs without a violation. What was done and what struck, in the others too:`);
for (const [name, count] of Object.entries(totals).sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${String(count).padStart(8)} ${name}`);
process.exit(Math.max(...codes));
