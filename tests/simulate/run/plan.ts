import type { SimulatedProduct } from '../product.ts';
import { PRODUCTS } from '../products/index.ts';
import { QUEUE_UP } from '../products/spot/actions.ts';
import { LET_GO_MS } from '../sockets/let-go.ts';
import type { Cut } from '../sockets/link.ts';
import type { SocketKind } from '../sockets/listeners.ts';
import { topicsOf } from '../sockets/market.ts';
import type { Break, Death } from '../world/database.ts';
import { type Chance, chanceOf } from '../world/random.ts';

/** What one user does, with a seed of its own: it stays the same where other steps are left out. */
export interface Act {
  readonly user: number;
  readonly action: string;
  readonly seed: string;
}

export type Step =
  | { readonly kind: 'act'; readonly acts: readonly Act[] }
  /** Time passes as it does. */
  | { readonly kind: 'pass'; readonly ms: number }
  /** The clock is moved. */
  | { readonly kind: 'jump'; readonly ms: number }
  /** The process is killed at a later operation of the store, before or after it is done; where `again`, its next start too. */
  | { readonly kind: 'kill'; readonly operation: number; readonly isDone: boolean; readonly again?: Death }
  /** The process is killed after so many turns of the event loop, wherever it is by then. */
  | { readonly kind: 'strike'; readonly turns: number; readonly again?: Death }
  /** The operator stops the exchange and starts it again. */
  | { readonly kind: 'restart' }
  | { readonly kind: 'lose'; readonly at: Break; readonly left: number; readonly awayMs: number }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'full'; readonly isFull: boolean }
  /** So many listeners throw at what they are told next. */
  | { readonly kind: 'throw'; readonly times: number }
  /** A user opens a socket, or asks for more on the one they have. */
  | { readonly kind: 'listen'; readonly user: number; readonly socket: SocketKind; readonly topics: readonly string[] }
  /** A user's socket is cut; they come back when time passes. */
  | { readonly kind: 'cut'; readonly user: number; readonly socket: SocketKind; readonly how: Cut };

export interface PlanOptions {
  readonly seed: string;
  readonly hours: number;
  readonly users: number;
}

/** Pairs of a run: a large price, a small one, whole lots only, and a stock that closes. */
export const SYMBOLS: readonly [string, ...string[]] = ['btcusdt', 'trxusdt', 'dogeusdt', 'aaplusdt'];

/** The action that brings a user in. */
export const JOIN = 'join';

const HOUR_MS = 3_600_000;
/** Steps of an hour of the exchange's time. */
const STEPS_AN_HOUR = 12;
/** A short run does enough to be worth its start. */
const LEAST_STEPS = 60;

type Weighed = readonly { readonly weight: number; readonly item: string }[];

/** All that users do, with as much of one product as of all others together: what a product does gets no rarer as others join. */
function leaning(chance: Chance): Weighed {
  const main = chance.pick(PRODUCTS);
  const sum = (products: readonly SimulatedProduct[]) =>
    products.flatMap(({ actions }) => actions).reduce((all, { weight }) => all + weight, 0);
  const more = Math.max(1, sum(PRODUCTS) / sum([main]) - 1);
  return PRODUCTS.flatMap((product) =>
    product.actions.map(({ name, weight }) => ({ weight: product === main ? weight * more : weight, item: name })),
  );
}

/** One kill in four strikes the start that follows as well. */
const again = (chance: Chance): { again?: Death } =>
  chance.happens(0.25) ? { again: { operation: chance.whole(1, 60), isDone: chance.happens(0.5) } } : {};

function listen(chance: Chance, users: number): Step {
  const user = chance.whole(0, users - 1);
  if (chance.happens(0.5)) return { kind: 'listen', user, socket: 'app', topics: [] };
  const all = topicsOf(chance.pick(SYMBOLS));
  const topics = chance.happens(0.5) ? all : [chance.pick(all)];
  return { kind: 'listen', user, socket: 'market', topics };
}

/** A client that nothing comes from is given the time after which the exchange lets it go. */
function cut(chance: Chance, users: number): Step[] {
  const socket: SocketKind = chance.happens(0.5) ? 'market' : 'app';
  const how: Cut = chance.pick<Cut>(['client', 'server', 'client', 'server', 'silent']);
  const isWaiting = how === 'silent' && chance.happens(0.3);
  return [
    { kind: 'cut', user: chance.whole(0, users - 1), socket, how },
    ...(isWaiting ? [{ kind: 'pass' as const, ms: LET_GO_MS[socket] + 1000 }] : []),
  ];
}

function fault(chance: Chance): Step[] {
  return chance.weighed<() => Step[]>([
    {
      weight: 5,
      item: () => [{ kind: 'kill', operation: chance.whole(1, 40), isDone: chance.happens(0.6), ...again(chance) }],
    },
    { weight: 3, item: () => [{ kind: 'strike', turns: chance.whole(1, 120), ...again(chance) }] },
    { weight: 1, item: () => [{ kind: 'restart' }] },
    {
      weight: 4,
      item: () => [
        {
          kind: 'lose',
          at: chance.pick(['before', 'after', 'nothing']),
          left: chance.whole(0, 3),
          awayMs: chance.whole(1, 3000),
        },
      ],
    },
    { weight: 1, item: () => [{ kind: 'slow', ms: chance.whole(5, 400) }] },
    { weight: 1, item: () => [{ kind: 'full', isFull: true }] },
    { weight: 2, item: () => [{ kind: 'throw', times: chance.whole(1, 6) }] },
  ])();
}

/** What happens in a run, drawn from its seed. */
export function planOf({ seed, hours, users }: PlanOptions): Step[] {
  const chance = chanceOf(`${seed}/plan`);
  const actions = leaning(chance);
  const act = (of: string): Act => ({ user: chance.whole(0, users - 1), action: chance.weighed(actions), seed: of });
  const count = Math.max(LEAST_STEPS, Math.round(hours * STEPS_AN_HOUR));
  const joins = Array.from(
    { length: users },
    (_, user): Step => ({ kind: 'act', acts: [{ user, action: JOIN, seed: `${seed}/join/${user}` }] }),
  );
  // Jumps share the hours among them; a long run has some over a day besides.
  const jump = () =>
    hours >= LONG_RUN && chance.happens(LONG_JUMPS)
      ? chance.whole(20 * HOUR_MS, 40 * HOUR_MS)
      : Math.round(((hours * HOUR_MS) / (count * JUMPS)) * chance.fraction() * 2);
  const steps = Array.from({ length: count }, (_, index) =>
    chance.weighed<() => Step[]>([
      { weight: 11, item: () => [{ kind: 'act', acts: [act(`${seed}/${index}`)] }] },
      {
        weight: 3,
        item: () => [
          {
            kind: 'act',
            acts: Array.from({ length: chance.whole(2, 4) }, (_each, at) => act(`${seed}/${index}/${at}`)),
          },
        ],
      },
      { weight: 3, item: () => [{ kind: 'pass', ms: chance.whole(50, 4000) }] },
      { weight: TOTAL_WEIGHT * JUMPS, item: () => [{ kind: 'jump', ms: jump() }] },
      { weight: 2, item: () => fault(chance) },
      { weight: 1.5, item: () => [listen(chance, users)] },
      { weight: 0.7, item: () => cut(chance, users) },
      {
        // Orders that wait at one price, partly filled, are what a restart has to bring back.
        weight: 1,
        item: () => [
          { kind: 'act', acts: [{ user: chance.whole(0, users - 1), action: QUEUE_UP, seed: `${seed}/${index}` }] },
          chance.happens(0.5) ? { kind: 'restart' } : { kind: 'strike', turns: chance.whole(1, 20) },
        ],
      },
    ])(),
  );
  const listens = Array.from({ length: users }, () => listen(chance, users));
  return [...joins, ...listens, ...steps.flat()];
}

/** Hours of a run that has jumps over a day, and their share of all jumps. */
const LONG_RUN = 24;
const LONG_JUMPS = 1 / 40;
/** Share of the steps that are jumps, and the weight of all others. */
const JUMPS = 0.1;
const TOTAL_WEIGHT = 22.2 / (1 - JUMPS);
