/**
 * Spot orders a second at the engine's door and through HTTP, all markets live. The door stands beside bare single-order
 * transactions that write the same rows into a store of the same kind; HTTP beside the lesser of its own engine's door and the
 * same server with an empty handler. All in interleaved rounds of one run, in which the makers are at work for everybody.
 * Prints figures and which bars they meet; with one that they do not it ends with exit code 1. Stores (pglite, postgres) and
 * parts (door, http) can be named: `npx tsx tests/bench/orders.ts postgres http`; ROUNDS has more than five taken of each.
 */

import { type BareStore, openBare } from './orders/bare.ts';
import { FILL_STEPS, filling, resting } from './orders/door.ts';
import { fillCounts } from './orders/fill-counts.ts';
import { contender, inTurn, median, type Rate } from './orders/rate.ts';
import { rateLine, ratioLine, verdict, verdicts } from './orders/report.ts';
import { restingThroughHttp, startServer } from './orders/wire.ts';
import { openWorld, type World } from './orders/world.ts';
import { type BenchStore, onEachStore, STORE_WORDS } from './stores.ts';

/** Two for each order in flight: one rests, the other takes. */
const USERS = 128;
const BUSY = 64;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const TIMES = { rounds: ROUNDS, ms: 1500, warmMs: 1500 };

type Case = readonly [shape: 'resting' | 'filling', inFlight: number, bar: number];

const perSecond = (rates: readonly Rate[] | undefined): number[] => (rates ?? []).map((rate) => rate.perSecond);

/**
 * One order alone waits at most 1.1 times as long as before orders were committed together: `orders/alone.ts` measures that
 * beside a checkout of that time (0.72 and 0.90 times as long, where these ratios were 0.45 and 0.47). The bars say the same
 * of a run without one: 0.45 * 0.72 / 1.1 and 0.47 * 0.90 / 1.1.
 */
const ALONE = { pglite: 0.29, postgres: 0.38 } as const;

const CASES: Readonly<Record<BenchStore['name'], readonly Case[]>> = {
  'Built-in store': [
    ['resting', 1, ALONE.pglite],
    ['resting', 8, 0.8],
    ['resting', BUSY, 1.5],
    ['filling', BUSY, 0.8],
  ],
  PostgreSQL: [
    ['resting', 1, ALONE.postgres],
    ['resting', BUSY, 1],
    ['filling', BUSY, 0.6],
  ],
};

async function runCase(label: string, [shape, inFlight, bar]: Case, world: World, bare: BareStore): Promise<void> {
  const before = await fillCounts(world);
  const work = shape === 'resting' ? resting(world) : filling(world);
  const [door, plain] = await inTurn([contender('door', work), contender('bare', bare[shape])], { ...TIMES, inFlight });
  const name = `${label}, ${shape}, ${inFlight} in flight`;
  console.log(name);
  console.log(rateLine("at the engine's door", door ?? []));
  console.log(rateLine('bare transactions', plain ?? []));
  if (shape === 'filling') await compareShares(name, world, before);
  const of = perSecond(plain);
  ratioLine(
    name,
    perSecond(door).map((rate, round) => rate / (of[round] ?? Number.NaN)),
    bar,
  );
}

/** Of 100 orders, by how many those at the door and the bare transactions may differ: else it is not the same work. */
const MOST_APART = 5;

/** Says what the orders at the door came to, beside what the bare transactions write. */
async function compareShares(name: string, world: World, before: Awaited<ReturnType<typeof fillCounts>>) {
  const now = await fillCounts(world);
  const share = (key: keyof typeof now) => ((now[key] - before[key]) / (now.orders - before.orders)) * 100;
  const bare = (step: (typeof FILL_STEPS)[number]) =>
    (FILL_STEPS.filter((one) => one === step).length / FILL_STEPS.length) * 100;
  const pairs = [
    [share('users'), bare('meetUser')],
    [share('makers'), bare('meetMaker')],
  ] as const;
  const [users, makers] = pairs.map(([door, plain]) => `${door.toFixed(0)} (bare ${plain.toFixed(0)})`);
  console.log(`  of 100 orders, fills with users ${users}, with makers ${makers}`);
  const apart = Math.max(...pairs.map(([door, plain]) => Math.abs(door - plain)));
  verdict(`${name}: the same work`, apart <= MOST_APART);
}

async function atDoor({ name, empty }: BenchStore): Promise<void> {
  const world = await openWorld(USERS, (await empty('door')) || null);
  const bare = await openBare(USERS, (await empty('bare')) || null);
  try {
    for (const one of CASES[name]) await runCase(name, one, world, bare);
  } finally {
    await world.close();
    await bare.close();
  }
}

async function throughHttp({ name: store, empty: emptyStore }: BenchStore): Promise<void> {
  const server = await startServer(USERS, await emptyStore('http'));
  try {
    const [http, empty, plain, door] = await inTurn(
      [
        contender('http', restingThroughHttp(server.origin, server.tokens)),
        contender('empty', restingThroughHttp(server.emptyOrigin, server.tokens)),
        contender('plain', restingThroughHttp(server.plainOrigin, server.tokens)),
        { name: 'door', measure: (inFlight, ms) => server.door(inFlight, ms) },
      ],
      { ...TIMES, inFlight: BUSY },
    );
    const name = `HTTP, ${store}, resting, ${BUSY} in flight`;
    console.log(name);
    console.log(rateLine('acknowledged through HTTP', http ?? []));
    console.log(rateLine('the same with an empty handler', empty ?? []));
    console.log(rateLine("Node's own server, without checks", plain ?? []));
    console.log(rateLine("at that engine's door", door ?? []));
    const [emptyRates, doorRates] = [perSecond(empty), perSecond(door)];
    ratioLine(
      name,
      perSecond(http).map(
        (rate, round) => rate / Math.min(emptyRates[round] ?? Number.NaN, doorRates[round] ?? Number.NaN),
      ),
      0.8,
    );
    const floor = median(perSecond(plain).map((rate, round) => rate / (doorRates[round] ?? Number.NaN)));
    console.log(`  Node's own server, which checks nothing, reaches ${floor.toFixed(2)} of that door`);
  } finally {
    await server.close();
  }
}

const PARTS = { door: atDoor, http: throughHttp } as const;
const words = process.argv.slice(2);
const unknown = words.find((word) => !Object.hasOwn(PARTS, word) && !STORE_WORDS.some((store) => store === word));
if (unknown) throw new Error(`There is no part "${unknown}": ${[...Object.keys(PARTS), ...STORE_WORDS].join(', ')}`);
const named = Object.entries(PARTS).filter(([part]) => words.includes(part));
console.log(`Medians of ${ROUNDS} rounds of ${TIMES.ms / 1000} s each, in turn`);
await onEachStore(async (store) => {
  for (const [, run] of named.length > 0 ? named : Object.entries(PARTS)) await run(store);
}, words);
verdicts();
