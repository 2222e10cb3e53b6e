/**
 * How long orders and sign-ins take while one address does its worst inside its limits, beside what they take at rest in the
 * same run: the built exchange with its limits on, on either store, each attack from a process of its own. Above its bar it
 * ends with exit code 1. `npx tsx tests/bench/attack.ts postgres pictures` takes one store and the attacks of that word.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BTC, USDT } from '../conformance/calls/support/orders.ts';
import { newClientId, type User, World } from '../conformance/calls/support/world.ts';
import { ATTACKS, type AttackName, type Target } from './attack/attacks.ts';
import { signIns } from './attack/sign-ins.ts';
import { beside } from './bars.ts';
import { quantile } from './orders/rate.ts';
import { onEachStore, STORE_WORDS } from './stores.ts';

const NAMES = Object.keys(ATTACKS) as AttackName[];
const BAR = 2;
const USERS = 4;
const REST_MS = 10_000;
/** Long enough that the hundredth sign-in is not the last. */
const ATTACK_MS = 40_000;
/** A user sends at most ten calls a second within their limits. */
const PAUSE_MS = 110;

/** Bought before all else: the fee of a buy is taken in what is received, and what is sold again is whole. */
const STOCK = '0.01';

async function buyOrSell(world: World, token: string, type: '1' | '2', amount: string): Promise<void> {
  const fields = { currency_id: BTC, legal_id: USDT, order_type: 'market', type, amount } as const;
  await world.ask('spot.place', { ...fields, client_id: newClientId() }, { token });
}

/** Each user sends one small market order after the other; gives how long each took, ms. */
async function orders(world: World, users: readonly User[], ms: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ms;
  const trade = async ({ token }: User) => {
    for (let serial = 0; performance.now() < end; serial += 1) {
      const begun = performance.now();
      const isBuy = serial % 2 === 0;
      await buyOrSell(world, token, isBuy ? '1' : '2', '0.0003');
      const took = performance.now() - begun;
      times.push(took);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, PAUSE_MS - took)));
    }
  };
  await Promise.all(users.map(trade));
  return times;
}

interface Waits {
  readonly orders: number[];
  readonly signIns: number[];
}

/** Both at once, as on any day. */
async function waits(world: World, users: readonly User[], ms: number): Promise<Waits> {
  const [placed, signedIn] = await Promise.all([orders(world, users, ms), signIns(world.exchange.origin, users, ms)]);
  return { orders: placed, signIns: signedIn };
}

async function attacked(name: AttackName, target: Target, work: () => Promise<Waits>): Promise<Waits> {
  const file = fileURLToPath(new URL('./attack/run.ts', import.meta.url));
  const attacker = fork(file, { execArgv: ['--import', 'tsx'] });
  const ended = once(attacker, 'exit');
  attacker.send({ name, target });
  try {
    return await work();
  } finally {
    attacker.disconnect();
    await ended;
  }
}

const figures = (times: readonly number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms of ${times.length}`;

async function onStore(name: string, databaseUrl: string, chosen: readonly AttackName[]): Promise<void> {
  console.log(name);
  const world = await World.start('attack', { RATE_LIMIT: '1', DATABASE_URL: databaseUrl });
  try {
    const users = await Promise.all(Array.from({ length: USERS }, () => world.newUser()));
    await Promise.all(users.map(({ token }) => buyOrSell(world, token, '1', STOCK)));
    const attackers = await Promise.all(Array.from({ length: 5 }, () => world.newUser()));
    const tokens = attackers.map(({ token }) => token);
    const target = { origin: world.exchange.origin, token: tokens[0] as string, tokens };
    await waits(world, users, REST_MS);
    const rest: Waits = { orders: [], signIns: [] };
    const under: [AttackName, Waits][] = [];
    for (const attack of chosen) {
      const calm = await waits(world, users, REST_MS);
      rest.orders.push(...calm.orders);
      rest.signIns.push(...calm.signIns);
      under.push([attack, await attacked(attack, target, () => waits(world, users, ATTACK_MS))]);
    }
    for (const what of ['orders', 'signIns'] as const) {
      console.log(`  ${what} at rest: ${figures(rest[what])}`);
      const calm = quantile(rest[what], 0.99);
      for (const [attack, { [what]: times }] of under) {
        const share = quantile(times, 0.99) / calm;
        console.log(`    ${attack}: ${figures(times)}, ${share.toFixed(2)} times; ${beside(share, BAR)} ${BAR}`);
      }
    }
  } finally {
    await world.end();
  }
}

const words = process.argv.slice(2);
const named = words.filter((word) => !STORE_WORDS.some((store) => store === word));
const chosen = NAMES.filter((name) => named.length === 0 || named.some((word) => name.includes(word)));
await onEachStore(async ({ name, empty }) => onStore(name, await empty('attack'), chosen), words);
