import './world/threads.ts';

import { parseArgs } from 'node:util';
import { memoryPglite } from '../support/memory-pglite.ts';
import type { Outcome } from './run/outcome.ts';
import { planOf, type Step } from './run/plan.ts';
import { simulate } from './run/run.ts';
import { shrink } from './run/shrink.ts';

const { values } = parseArgs({
  options: {
    /** Seeds, with commas between them. */
    seeds: { type: 'string', default: '1' },
    hours: { type: 'string', default: '24' },
    users: { type: 'string', default: '6' },
    /** Prints every call and answer. */
    loud: { type: 'boolean', default: false },
    /** Runs each seed twice and compares. */
    twice: { type: 'boolean', default: false },
    /** Ends at the first failure. */
    first: { type: 'boolean', default: false },
    /** Does not look for a shorter run of a failure. */
    quick: { type: 'boolean', default: false },
  },
});

const hours = Number(values.hours);
const users = Number(values.users);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const runOf = (seed: string, isLoud = false) => {
  const options = { seed, hours, users };
  return (steps: readonly Step[] = planOf(options)) => simulate({ ...options, steps, open: memoryPglite, isLoud });
};

/** What a failure needs to be understood and run again. */
function tell({ seed, violation, steps, tail }: Outcome): void {
  say(`FAILED seed ${seed} at step ${violation?.step}: ${violation?.rule}`);
  say(`  ${violation?.detail}`);
  say(`  The shortest run that was found (${steps.length} steps):`);
  for (const [index, step] of steps.entries()) say(`  ${String(index).padStart(4)} ${JSON.stringify(step)}`);
  say('  Its last lines:');
  for (const line of tail.slice(-25)) say(`    ${line}`);
  say(`  Again: npm run simulate -- --seed ${seed} --hours ${hours} --users ${users} --loud`);
}

/** Runs one seed; true where no rule broke. */
async function judge(seed: string): Promise<boolean> {
  const begun = process.hrtime.bigint();
  const run = runOf(seed, values.loud);
  const outcome = await run();
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  if (outcome.violation) {
    tell(values.quick ? outcome : await shrink(outcome, runOf(seed)));
    return false;
  }
  if (values.twice) {
    const again = await run();
    if (again.digest !== outcome.digest) {
      say(`FAILED seed ${seed}: two runs differ, ${outcome.digest} and ${again.digest}`);
      return false;
    }
  }
  say(
    `${JSON.stringify({ seed, digest: outcome.digest, seconds, steps: outcome.steps.length, counts: outcome.counts })}`,
  );
  return true;
}

// What a process loads at its first start it does not load again: without this, its first run would take other turns.
await simulate({ seed: 'first start', hours, users, steps: [], open: memoryPglite });

let failures = 0;
for (const seed of values.seeds.split(',')) {
  if (!(await judge(seed))) failures += 1;
  if (failures > 0 && values.first) break;
}
process.exit(failures === 0 ? 0 : 1);
