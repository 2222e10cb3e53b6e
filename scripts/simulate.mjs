/** The exchange under simulated users and faults: `npm run simulate -- --seed 1 --hours 24 --users 6 [--seeds 200]`. */
import { spawn } from 'node:child_process';
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
    loud: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});

const file = await bundleSimulator();
const processes = Math.min(Number(values.processes), Number(values.seeds));
const totals = {};
let runs = 0;
const flags = ['loud', 'twice', 'quick'].filter((name) => values[name]).map((name) => `--${name}`);

/** One process with every so-manieth seed; gives its exit code. */
function work(index) {
  const own = Number(values.seeds) - index;
  const options = Object.entries({
    seed: values.seeds === '1' ? values.seed : Number(values.seed) + index,
    seeds: values.seeds === '1' ? 1 : own,
    every: processes,
    hours: values.hours,
    users: values.users,
  }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...options, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('{"seed"')) return console.log(line);
    const { seed, digest, seconds, steps, counts } = JSON.parse(line);
    runs += 1;
    for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count;
    console.log(`seed ${seed}: ${steps} steps, ${seconds.toFixed(1)} s, ${digest}`);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

const codes = await Promise.all(Array.from({ length: processes }, (_, index) => work(index)));
console.log(`${runs} runs without a violation. What was done and what struck:`);
for (const [name, count] of Object.entries(totals).sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${String(count).padStart(8)} ${name}`);
process.exit(Math.max(...codes));
