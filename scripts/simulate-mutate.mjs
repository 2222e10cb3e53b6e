/** Plants bugs in the exchange one by one and lets the simulator look for each: `npm run simulate:mutate [-- --only text]`. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { MUTANTS } from '../tests/simulate/mutants.mjs';
import { bundleSimulator, lostPlaces } from './lib/simulate.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seeds: { type: 'string', default: '50' },
    hours: { type: 'string', default: '3' },
    users: { type: 'string', default: '4' },
    processes: { type: 'string', default: '2' },
    /** Only looks whether each patch still has its place. */
    apply: { type: 'boolean', default: false },
  },
});

/** So many may stay unfound: what one needs to show may not come about in any of its seeds. */
const MOST_MISSED = 1;

const chosen = MUTANTS.filter(({ name }) => name.includes(values.only));
const lost = await lostPlaces(MUTANTS.flatMap(({ patches }) => patches));
for (const message of lost) console.error(`A planted bug has lost its place: ${message}`);
if (lost.length > 0) process.exit(2);
if (values.apply) {
  console.log(`${MUTANTS.length} planted bugs have their places`);
  process.exit(0);
}

/** What a patch with a slip of its own says: it plants no bug. */
const SLIP = /\b(Reference|Syntax|Type)Error\b|is not (defined|a function)/;

/** Runs seeds until one breaks a rule: gives the seed, the step and the rule, or null. A process that ends by itself is a find too. */
function look(file, hours) {
  const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1).join(',');
  const options = ['--seeds', seeds, '--hours', String(hours), '--users', values.users, '--first', '--quick'];
  const child = spawn(process.execPath, [file, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let passed = 0;
  let found = null;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{"seed"')) passed += 1;
    const [, seed, step, rule] = /^FAILED seed (\S+) at step (\S+): (.*)/.exec(line) ?? [];
    if (seed !== undefined) found ??= { seed, step, rule };
  });
  let last = '';
  child.stderr.on('data', (chunk) => {
    last = String(chunk);
  });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      if (code === 0 || found) resolve(found);
      else
        resolve({ seed: String(passed + 1), step: '-', rule: `the process ended: ${last.trim().split('\n').at(-1)}` });
    }),
  );
}

// What the exchange as it is breaks says nothing of a bug.
const sound = await bundleSimulator(`mutant-${process.pid}-none`);
const broken = await look(sound, values.hours).finally(() => rm(sound, { force: true }));
if (broken) {
  console.error(`Without any bug seed ${broken.seed} breaks a rule at step ${broken.step}: ${broken.rule}`);
  process.exit(2);
}

const rows = [];
const waiting = [...chosen.entries()];
async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, { name, patches, hours = values.hours }] = next;
    const file = await bundleSimulator(`mutant-${process.pid}-${index}`, patches);
    const begun = Date.now();
    const seen = await look(file, hours).finally(() => rm(file, { force: true }));
    const isSlip = seen !== null && SLIP.test(seen.rule);
    if (isSlip) console.error(`The patch of "${name}" is wrong itself: ${seen.rule}`);
    const found = isSlip ? null : seen;
    rows.push({ index, name, found });
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(found ? `found  ${name}: seed ${found.seed}, ${seconds} s` : `MISSED ${name}, ${seconds} s`);
  }
}
await Promise.all(Array.from({ length: Number(values.processes) }, worker));

rows.sort((a, b) => a.index - b.index);
console.log(`\n| planted bug | seed | step | rule that broke |\n|---|---|---|---|`);
for (const { name, found } of rows)
  console.log(
    `| ${name} | ${found?.seed ?? '-'} | ${found?.step ?? '-'} | ${found?.rule.slice(0, 110) ?? 'not found'} |`,
  );
const missed = rows.filter(({ found }) => !found).length;
console.log(`\n${rows.length - missed} of ${rows.length} found within ${values.seeds} seeds each`);
process.exit(missed > MOST_MISSED ? 1 : 0);
