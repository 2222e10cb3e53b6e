/**
 * How long one order alone waits, and its cancel, beside the exchange of another built checkout: `npx tsx tests/bench/orders/alone.ts <its folder>`.
 * Both run at the same time and are asked in turn, through HTTP, by the demo account. Above its bar it ends with exit code 1.
 */
import { signInDemo } from '../../support/demo-account.ts';
import { ExchangeProcess } from '../../support/exchange-process.ts';
import { beside } from '../bars.ts';
import { onEachStore } from '../stores.ts';
import { type Contender, contender, inTurn, median } from './rate.ts';
import { rateLine } from './report.ts';
import { placedAndCancelled } from './wire.ts';

const BAR = 1.1;
const TIMES = { inFlight: 1, rounds: 9, ms: 1500, warmMs: 3000 };

async function oneByOne(exchange: ExchangeProcess): Promise<Contender> {
  await exchange.start();
  return contender(exchange.origin, placedAndCancelled(exchange.origin, await signInDemo(exchange.origin)));
}

async function onStore(name: string, other: string, databases: readonly [string, string]): Promise<void> {
  const [own, its] = databases;
  const env = { RATE_LIMIT: '0', MARKET_UPSTREAM: '' };
  const exchanges = [
    await ExchangeProcess.create({ ...env, DATABASE_URL: own }),
    await ExchangeProcess.create({ ...env, DATABASE_URL: its }, other),
  ];
  try {
    const contenders: Contender[] = [];
    for (const exchange of exchanges) contenders.push(await oneByOne(exchange));
    const [here = [], there = []] = await inTurn(contenders, TIMES);
    const ratio = median(here.map(({ perSecond }, round) => (there[round]?.perSecond ?? Number.NaN) / perSecond));
    console.log(`${name}, one order alone, placed and cancelled through HTTP`);
    console.log(rateLine('this exchange', here));
    console.log(rateLine(other, there));
    console.log(`  waits ${ratio.toFixed(2)} times as long; ${beside(ratio, BAR)} ${BAR}`);
  } finally {
    for (const exchange of exchanges) await exchange.remove();
  }
}

const [other] = process.argv.slice(2);
if (!other) throw new Error('Name the folder of a built checkout to stand beside');
await onEachStore(async ({ name, empty }) => onStore(name, other, [await empty('own'), await empty('its')]));
