import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OPTIONS } from './options.mjs';
import type { Outcome } from './run/outcome.ts';
import { planOf, type Step, SYMBOLS } from './run/plan.ts';
import { simulate } from './run/run.ts';
import { type ShrinkLimits, shrink } from './run/shrink.ts';
import { parting } from './run/trace.ts';
import { topicsOf } from './sockets/market.ts';
import { memoryDatabase } from './world/pglite-connection.ts';
import { startDatabases } from './world/postgres/database.ts';

const { values } = parseArgs({ options: OPTIONS });

const hours = Number(values.hours);
const users = Number(values.users);
const shrinkRuns = values['shrink-runs'];
const shrinkLimits: ShrinkLimits = {
  minutes: Number(values['shrink-minutes']),
  runs: shrinkRuns === undefined ? undefined : Number(shrinkRuns),
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** How it ends where there are no programs of a PostgreSQL server. */
const NO_SERVER = 3;
/** So many steps of a failure are shown. */
const SHOWN = 20;
const FAILURES = join('node_modules', '.cache', 'simulate');

const databases = values.store === 'postgres' ? await startDatabases() : null;
if (values.store === 'postgres' && !databases) process.exit(NO_SERVER);
const open = databases?.open ?? memoryDatabase;

const given = values.steps === undefined ? undefined : (JSON.parse(readFileSync(values.steps, 'utf8')) as Step[]);

const alsoTwice = new Set(values['also-twice'].split(','));
const runsTwice = (seed: string) => values.twice || alsoTwice.has(seed);

const runOf = (seed: string, isLoud = false) => {
  const options = { seed, hours, users };
  return (steps: readonly Step[] = given ?? planOf(options)) =>
    simulate({ ...options, steps, open, isLoud, isKept: runsTwice(seed) });
};

/** What a failure needs to be understood and run again. */
function tell({ seed, violation, steps, tail }: Outcome): void {
  say(`FAILED seed ${seed} at step ${violation?.step}: ${violation?.rule}`);
  say(`  ${violation?.detail}`);
  const file = join(FAILURES, `failed-${seed.replace(/\W/g, '-')}.json`);
  mkdirSync(FAILURES, { recursive: true });
  writeFileSync(file, JSON.stringify(steps, null, 1));
  const what = values.quick ? 'The run' : 'The shortest run that was found';
  say(`  ${what} (${steps.length} steps) stands in ${file}. The last of it:`);
  for (const [index, step] of [...steps.entries()].slice(-SHOWN))
    say(`  ${String(index).padStart(4)} ${JSON.stringify(step)}`);
  say('  Its last lines:');
  for (const line of tail.slice(-25)) say(`    ${line}`);
  say(
    `  Again: npm run simulate -- --seed ${seed} --hours ${hours} --users ${users} --store ${values.store} --steps ${file} --loud`,
  );
}

/** Runs one seed; true where no rule broke. */
async function judge(seed: string): Promise<boolean> {
  const begun = process.hrtime.bigint();
  const run = runOf(seed, values.loud);
  const outcome = await run();
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  if (outcome.violation) {
    say(JSON.stringify({ failed: seed, counts: outcome.counts }));
    tell(values.quick ? outcome : await shrink(outcome, runOf(seed), shrinkLimits));
    return false;
  }
  if (runsTwice(seed)) {
    const again = await run();
    const parted = parting(outcome.record, again.record);
    if (parted) {
      say(`FAILED seed ${seed} at step ${parted.step}: two runs of one seed differ`);
      for (const line of parted.lines) say(`  ${line}`);
      return false;
    }
  }
  say(
    `${JSON.stringify({ seed, digest: outcome.digest, seconds, steps: outcome.steps.length, counts: outcome.counts })}`,
  );
  return true;
}

let failures = 0;
try {
  // What a process loads at its first start it does not load again: without this, its first run would take other turns.
  const first = planOf({ seed: 'first start', hours: 0, users }).filter(({ kind }) => kind === 'act');
  await simulate({
    seed: 'first start',
    hours,
    users,
    steps: [
      ...first.slice(0, 1),
      { kind: 'listen', user: 0, socket: 'market', topics: topicsOf(SYMBOLS[0]) },
      { kind: 'listen', user: 0, socket: 'app', topics: [] },
    ],
    open,
  });
  for (const seed of values.seeds.split(',')) {
    if (!(await judge(seed))) failures += 1;
    if (failures > 0 && values.first) break;
  }
} finally {
  await databases?.stop();
}
process.exit(failures === 0 ? 0 : 1);
