/** Plants bugs in the exchange one by one and lets the simulator look for each: `npm run simulate:mutate [-- --only text]`. */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { MUTANTS } from '../tests/simulate/mutants.mjs';
import { bundleSimulator, lostPlaces, runSimulator, seedsFrom } from './lib/simulate.mjs';
import { demand } from './lib/steps.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    /** Only looks whether each patch still has its place. */
    apply: { type: 'boolean', default: false },
  },
});

/** What each is looked for in: seeds, hours unless its bug asks for others, users; and how many bugs at once. */
const [SEEDS, HOURS, USERS, AT_ONCE] = [50, 3, 4, 2];
const seeds = seedsFrom('1', SEEDS).join(',');

/** So many may stay unfound: what one needs to show may not come about in any of its seeds. */
const MOST_MISSED = 1;
/** What a patch with a slip of its own says: it plants no bug. */
const SLIP = /\b(Reference|Syntax|Type)Error\b|is not (defined|a function)/;

const lost = lostPlaces(MUTANTS.flatMap(({ patches }) => patches));
demand(lost.length === 0, lost.map((message) => `A planted bug has lost its place: ${message}`).join('\n'));
if (values.apply) {
  console.log(`${MUTANTS.length} planted bugs have their places`);
  process.exit(0);
}

/** Runs seeds until one breaks a rule: gives the seed, the step and the rule, or null. A process that ends by itself is a find too. */
async function look({ name, patches, hours = HOURS }) {
  const file = await bundleSimulator(`mutant-${process.pid}-${name.replace(/\W/g, '-')}`, patches);
  let [passed, found, last] = [0, null, ''];
  const hear = (line) => {
    if (line.startsWith('{"seed"')) passed += 1;
    const [, seed, step, rule] = /^FAILED seed (\S+) at step (\S+): (.*)/.exec(line) ?? [];
    if (seed !== undefined) found ??= { seed, step, rule };
  };
  const code = await runSimulator(file, { seeds, hours, users: USERS, first: true, quick: true }, hear, (text) => {
    last = String(text);
  });
  await rm(file, { force: true });
  if (code === 0 || found) return found;
  return { seed: String(passed + 1), step: '-', rule: `the process ended: ${last.trim().split('\n').at(-1)}` };
}

// What the exchange as it is breaks says nothing of a bug.
const broken = await look({ name: 'none', patches: [] });
demand(!broken, `Without any bug seed ${broken?.seed} breaks a rule at step ${broken?.step}: ${broken?.rule}`);

const chosen = MUTANTS.filter(({ name }) => name.includes(values.only));
let missed = 0;
async function hunt(mutant) {
  const { seed = '-', step = '-', rule = 'NOT FOUND' } = (await look(mutant)) ?? {};
  const isSlip = SLIP.test(rule);
  if (isSlip) console.error(`The patch of "${mutant.name}" is wrong itself: ${rule}`);
  if (isSlip || seed === '-') missed += 1;
  console.log(`| ${mutant.name} | ${seed} | ${step} | ${rule.slice(0, 110)} |`);
}
console.log('| planted bug | seed | step | rule that broke |\n|---|---|---|---|');
await pMap(chosen, hunt, { concurrency: AT_ONCE });
console.log(`\n${chosen.length - missed} of ${chosen.length} found within ${SEEDS} seeds each`);
process.exit(missed > MOST_MISSED ? 1 : 0);
