/**
 * Acknowledged spot orders a second through HTTP, against bare transactions that write the same rows into a store of the same
 * kind; rounds in turn, in one run. An order that rests in the book writes its row, the caller's reply, one entry with its
 * posting, and moves the balance of its user. Prints figures and judges nothing.
 */

import { ExchangeProcess } from '../support/exchange-process.ts';
import { openBare } from './orders/bare.ts';
import { placeFarOrder, register } from './orders/wire.ts';

const IN_FLIGHT = 8;
const USERS = 8;
const ROUNDS = 3;
const ROUND_MS = 2500;
const WARM_MS = 1500;

type Work = (worker: number, serial: number) => Promise<void>;

interface Rate {
  readonly perSecond: number;
  readonly latencies: readonly number[];
}

let serial = 0;

/** Keeps so many pieces of work in flight for a while; how many ended a second, and how long each took. */
async function measure(work: Work, duration: number): Promise<Rate> {
  const latencies: number[] = [];
  const start = performance.now();
  const worker = async (index: number) => {
    for (let now = performance.now(); now - start < duration; ) {
      serial += 1;
      await work(index, serial);
      const ended = performance.now();
      latencies.push(ended - now);
      now = ended;
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, (_, index) => worker(index)));
  return { perSecond: latencies.length / ((performance.now() - start) / 1000), latencies };
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const line = (name: string, rates: readonly Rate[]): string => {
  const all = rates.flatMap(({ latencies }) => latencies);
  const perSecond = quantile(
    rates.map((rate) => rate.perSecond),
    0.5,
  );
  return `  ${name}  ${perSecond.toFixed(0).padStart(5)} a second, p50 ${quantile(all, 0.5).toFixed(1)} ms, p99 ${quantile(all, 0.99).toFixed(1)} ms`;
};

// A database of the environment would make the two stores differ.
const exchange = await ExchangeProcess.create({ RATE_LIMIT: '0', DATABASE_URL: '', MARKET_UPSTREAM: '' });
const bare = await openBare(USERS);
try {
  await exchange.start();
  const tokens: string[] = [];
  for (let index = 0; index < USERS; index += 1)
    tokens.push(await register(exchange.origin, `orders${index}@example.com`));
  const order: Work = (worker, n) => placeFarOrder(exchange.origin, tokens[worker % USERS] ?? '', n);

  const rates = { orders: [] as Rate[], bare: [] as Rate[] };
  for (const work of [order, bare.write]) await measure(work, WARM_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.orders.push(await measure(order, ROUND_MS));
    rates.bare.push(await measure(bare.write, ROUND_MS));
  }
  const ratios = rates.orders.map(({ perSecond }, round) => perSecond / (rates.bare[round]?.perSecond ?? Number.NaN));
  console.log(
    `Resting spot orders, ${IN_FLIGHT} in flight, medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, all symbols live`,
  );
  console.log(line('acknowledged through HTTP', rates.orders));
  console.log(line('bare transactions        ', rates.bare));
  console.log(
    `  ratio                      ${quantile(ratios, 0.5).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  );
} finally {
  await exchange.remove();
  await bare.close();
}
