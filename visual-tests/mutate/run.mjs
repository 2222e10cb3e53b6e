/**
 * A test of the pictures: makes small changes at random and tells which of them no picture shows.
 * node visual-tests/mutate/run.mjs [--seed N] [--count M] [--only I] [--built FOLDER]
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { killAll } from 'chrome-launcher';
import { provideBrowser } from '../../scripts/lib/browser.mjs';
import { REPORT } from '../files.mjs';
import { readGraph } from '../reach/graph.mjs';
import { builtStories, picturesOf as picturesIn } from '../stories.mjs';
import { drawChange } from './draw.mjs';
import { storiesToWalk } from './order.mjs';
import { readPool } from './pool.mjs';
import { createRandom } from './random.mjs';
import { namedInCode, scopeOf, showsOn } from './reads.mjs';
import { summary, tell } from './report.mjs';
import { openStage } from './stage.mjs';
import { createJudge, walkChange } from './walk.mjs';

const BAR = 0.95;
/** Changes at once, each before a browser of its own. */
const LANES = 3;
/** Draws that a change may take: a component may have no figure, icon or label that any story shows. */
const DRAWS = 20;
const SPREAD = 1_000_003;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    only: { type: 'string' },
    built: { type: 'string', default: 'storybook-static' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
const built = resolve(values.built);

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1)
  refuse('Say --seed and --count as whole numbers.');
if (!existsSync(join(built, 'modules.json'))) refuse('Build the stories first: npm run storybook:build');
const graph = await readGraph(built);
if (graph.stale.length > 0)
  refuse(`Changed since the stories were built: ${graph.stale[0]}. Build them again: npm run storybook:build`);

const modes = JSON.parse(await readFile(new URL('../modes.json', import.meta.url), 'utf8'));
const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8'));
const picturesOf = new Map();
for (const picture of picturesIn(await builtStories(built), modes))
  picturesOf.set(picture.id, [...(picturesOf.get(picture.id) ?? []), picture]);
const idsOf = new Map();
for (const { id, importPath } of Object.values(entries)) {
  const file = importPath.replace(/^\.\//, '');
  if (picturesOf.has(id)) idsOf.set(file, [...(idsOf.get(file) ?? []), id]);
}

const pool = await readPool(built, graph, [...idsOf.keys()]);
const isInCode = namedInCode(graph);
const scopes = [...new Set(pool.definitions.map(({ place }) => scopeOf(place)).filter(Boolean))];
console.log(summary(pool));

// However it ends, no browser stays behind.
process.once('exit', () => killAll());
process.once('SIGTERM', () => process.exit(2));
const chrome = provideBrowser();
const plain = await openStage(built, chrome);
const judge = createJudge(plain, modes);
const facts = new Map();
const began = performance.now();
const results = [];
const queue = values.only ? [Number(values.only)] : Array.from({ length: count }, (_, index) => index + 1);

/** Components whose modules take a style sheet: where none of them stands, nothing of it does. */
function renderedBy({ component, site }) {
  if (!component) return undefined;
  const taking = Object.keys(graph.modules).filter((file) => site && graph.modules[file].imports.includes(site.file));
  const owners = pool.components.filter(({ files }) => files.some((file) => taking.includes(file)));
  const isShared = taking.some((file) => !owners.some(({ files }) => files.includes(file)));
  if (site && isShared) return undefined;
  return (site ? owners : [component]).flatMap(({ owners: names }) => names);
}

async function judgeChange(stage, number) {
  const random = createRandom(seed * SPREAD + number);
  const voids = [];
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const change = drawChange(pool, modes, random);
    Object.assign(change.page, { id: number * DRAWS + draw, scopes });
    change.showsOn = change.target === 'token' ? showsOn(change, isInCode) : undefined;
    change.renderedBy = renderedBy(change);
    const start = performance.now();
    const result = await walkChange(change, {
      stage,
      judge,
      modes,
      picturesOf,
      facts,
      ...storiesToWalk(change, graph, idsOf),
    });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const { target, name, kind, says } = change;
    if (result.verdict !== 'void') return { number, target, name, kind, says, seconds, voids, ...result };
    voids.push(`${name}: ${kind}`);
  }
  throw new Error(`Of ${DRAWS} draws for change ${number} none found anything to change.`);
}

async function lane() {
  const stage = await openStage(built, chrome);
  for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
    const result = await judgeChange(stage, number);
    results.push(result);
    console.log(tell(result));
  }
  await stage.close();
}

await Promise.all(Array.from({ length: Math.min(LANES, queue.length) }, lane));
await plain.close();

results.sort((one, two) => one.number - two.number);
const of = (verdict) => results.filter((result) => result.verdict === verdict);
const [caught, excused, missed] = [of('caught'), of('excused'), of('missed')];
const share = caught.length + missed.length === 0 ? 1 : caught.length / (caught.length + missed.length);
const seconds = Math.round((performance.now() - began) / 1000);
await mkdir(REPORT, { recursive: true });
await writeFile(
  join(REPORT, 'mutations.json'),
  `${JSON.stringify({ seed, count, share, seconds, results }, null, 2)}\n`,
);
for (const result of [...missed, ...excused]) console.log(`\n${tell(result)}`);
const lost = new Set(results.flatMap((result) => result.lost));
if (lost.size > 0)
  console.log(
    `\n${lost.size} pictures differ from their references without any change, or have none, and counted for nothing: ${[...lost].join(', ')}`,
  );
console.log(
  `\nSeed ${seed}: ${results.length} changes, ${caught.length} caught, ${missed.length} missed, ${excused.length} excused (no pixel differs in any story). ${(share * 100).toFixed(1)} % caught of at least ${BAR * 100} %, in ${seconds} s. visual-tests/report/mutations.json`,
);
process.exit(share >= BAR ? 0 : 1);
