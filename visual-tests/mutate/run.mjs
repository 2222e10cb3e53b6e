/**
 * A test of the pictures: makes small changes at random and tells which of them no picture shows.
 * node visual-tests/mutate/run.mjs [--seed N] [--count M]
 */
import { parseArgs } from 'node:util';
import groupBy from 'lodash/groupBy.js';
import pMap from 'p-map';
import { provideBrowser } from '../../scripts/lib/browser.mjs';
import { demand } from '../../scripts/lib/steps.mjs';
import { openCamera } from '../camera.mjs';
import { readGraph } from '../reach/graph.mjs';
import { builtStories, picturesOf } from '../stories.mjs';
import { readPool } from './pool.mjs';
import { createRandom } from './random.mjs';
import { walkChange } from './walk.mjs';

const BAR = 0.95;
/** Changes at once. */
const LANES = 3;
const SPREAD = 1_000_003;

const number = { type: 'string', default: '1' };
const { values } = parseArgs({ options: { seed: number, count: { ...number, default: '60' } } });
const [seed, count] = [Number(values.seed), Number(values.count)];
demand([seed, count].every(Number.isSafeInteger) && count > 0, 'Say --seed and --count as whole numbers.');
const graph = readGraph();
const bySource = groupBy(picturesOf(builtStories()), 'source');
const pool = readPool(graph, Object.keys(bySource));
console.log(`Drawn from ${pool.says}.`);
const changes = new Map();
const camera = await openCamera(provideBrowser(), changes);

async function judgeChange(at) {
  const change = pool.draw(createRandom(seed * SPREAD + at));
  changes.set(at, change);
  const result = await walkChange(change, { camera, under: `/~${at}`, graph, bySource });
  const judged = { at, ...change, ...result };
  tell(judged);
  return judged;
}

/** Prints a change, and what came of it. */
function tell({ at, name, kind, says, verdict, by, error, touched }) {
  const words = {
    caught: `caught by ${by}${error ? `, which failed: ${error}` : ''}`,
    excused: `excused: stands in ${touched} stories, and no pixel differs in any`,
    missed: 'missed: no story draws it',
  };
  console.log(`${at}. ${name}, ${kind}: ${says}\n   ${words[verdict]}`);
}

const numbers = Array.from({ length: count }, (_, index) => index + 1);
const results = await pMap(numbers, judgeChange, { concurrency: LANES }).finally(camera.close);

const { caught = [], excused = [], missed = [] } = groupBy(results, 'verdict');
const share = results.length === excused.length ? 1 : caught.length / (caught.length + missed.length);
console.log('');
for (const result of [...missed, ...excused]) tell(result);
const lost = new Set(results.flatMap((result) => [...result.lost]));
if (lost.size > 0)
  console.log(`\n${lost.size} pictures were odd without any change, and counted for nothing: ${[...lost].join(', ')}`);
console.log(
  `\nSeed ${seed}: ${results.length} changes, ${caught.length} caught, ${missed.length} missed, ${excused.length} excused (no pixel differs in any story). ${(share * 100).toFixed(1)} % caught of at least ${BAR * 100} %.`,
);
process.exit(share >= BAR ? 0 : 1);
