/** Plants bugs in the exchange one by one and lets the simulator look for each: `npm run simulate:mutate [-- --only text]`. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { MUTANTS } from '../tests/simulate/mutants.mjs';
import { bundleSimulator, PatchMissed } from './lib/simulate.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seeds: { type: 'string', default: '50' },
    hours: { type: 'string', default: '3' },
    users: { type: 'string', default: '4' },
    processes: { type: 'string', default: String(availableParallelism()) },
    /** Goes on without bugs that have lost their places. */
    lenient: { type: 'boolean', default: false },
    /** Only looks whether each patch still has its place. */
    apply: { type: 'boolean', default: false },
  },
});

/** A bug may have two places, of which one is in the sources. */
const byName = new Map();
for (const mutant of MUTANTS.filter(({ name }) => name.includes(values.only)))
  byName.set(mutant.name, [...(byName.get(mutant.name) ?? []), mutant]);

/** Bundles the exchange with a bug; where no patch has its place, the result of the whole run would be worthless. */
async function plant(name, mutants, file) {
  const missed = [];
  for (const mutant of mutants) {
    try {
      return { name, file: await bundleSimulator(file, [mutant]) };
    } catch (error) {
      if (!(error instanceof PatchMissed)) throw error;
      missed.push(error.message);
    }
  }
  return { name, missed: missed.join('; ') };
}

const chosen = [];
for (const [name, mutants] of byName) chosen.push(await plant(name, mutants, `mutant-${process.pid}-${chosen.length}`));
const misplaced = chosen.filter(({ missed }) => missed);
for (const { name, missed } of misplaced) console.error(`${name} has lost its place: ${missed}`);
if (misplaced.length > 0 && !values.lenient) process.exit(2);
console.log(`${chosen.length} planted bugs have their places.`);

/** The first seed that finds the bug, and the rule that it breaks. */
function look(file) {
  const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1).join(',');
  const options = ['--seeds', seeds, '--hours', values.hours, '--users', values.users];
  const child = spawn(process.execPath, [file, ...options, '--first', '--quick'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const [, seed, step, rule] = /FAILED seed (\S+) at step (\S+): (.*)/.exec(text) ?? [];
      if (code !== 0 && seed === undefined)
        resolve({ seed: '-', step: '-', rule: `the process ended: ${text.slice(-200)}` });
      else resolve(seed === undefined ? null : { seed, step, rule });
    }),
  );
}

const missed = [];
const waiting = values.apply ? [] : chosen.filter(({ file }) => file);
const worker = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const found = await look(next.file);
    if (!found) missed.push(next.name);
    console.log(
      found
        ? `found   ${next.name}: seed ${found.seed}, step ${found.step}, ${found.rule.slice(0, 120)}`
        : `MISSED  ${next.name}`,
    );
  }
};
try {
  await Promise.all(Array.from({ length: Number(values.processes) }, worker));
} finally {
  await Promise.all(chosen.map(({ file }) => file && rm(file, { force: true })));
}
if (!values.apply) console.log(`${chosen.length - missed.length} of ${chosen.length} found`);
process.exit(missed.length > 1 ? 1 : 0);
