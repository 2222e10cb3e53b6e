/**
 * The built exchange with all symbols live and nobody there, on either store: processor time and memory of its process, and
 * what PostgreSQL's own take beside it. Its time is judged in pieces of fixed work that this machine does in the same run, or
 * beside the exchange of another built checkout that idles at the same time: `npx tsx tests/bench/idle.ts <its folder>`. Above
 * its bars it ends with exit code 1.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ExchangeProcess } from '../support/exchange-process.ts';
import { beside } from './bars.ts';
import { median } from './orders/rate.ts';
import { type BenchStore, onEachStore, STORE_WORDS } from './stores.ts';

/** What the exchange took idle before it kept ticks, in pieces of fixed work a second: that one, built, idled beside it in this bench. */
const PIECES = 10;
const BAR = { ratio: 1.3, mb: 600 } as const;
/** What a start leaves behind (compiling, collecting) is no part of being idle. */
const SETTLE_MS = 20_000;
/** Three rounds of the market's 15 s checkpoint, so that its cost counts as often as it comes. */
const WINDOW_MS = 45_000;

/** Processor seconds of a process and all its threads, exact: its share in ticks of the clock misses what is short. */
function cpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(ns) / 1e9;
  }, 0);
}

/** A line of /proc/<pid>/stat from its third field on: what comes before may hold spaces. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** The first process of the server behind an address. */
async function serverPid(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = parentOf(rows[0]?.pid ?? Number.NaN);
  await client.end();
  return pid;
}

/** Processor seconds of a server with all its processes, those that have ended among them. */
function serverSeconds(pid: number): number {
  const living = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && existsSync(`/proc/${one}`));
  const own = [pid, ...living.filter((one) => parentOf(one) === pid)];
  // In hundredths of a second, of children that were waited for.
  const [user, system] = statOf(pid).slice(13, 15);
  return own.reduce((sum, one) => sum + cpuSeconds(one), (Number(user) + Number(system)) / 100);
}

/** Processor seconds of a piece of fixed work, in which all is the same each time. */
function pieceSeconds(): number {
  const times = Array.from({ length: 15 }, () => {
    const before = process.cpuUsage();
    let text = 'idle';
    for (let turn = 0; turn < 2000; turn += 1)
      text = JSON.stringify([createHash('sha256').update(text).digest('hex'), turn]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return median(times);
}

/** A line of /proc/<pid>/status in MB: VmRSS is resident now, VmHWM the most that ever was. */
function memoryMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const kb = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}

/** Last prices by symbol. Asked for outside the measured time. */
async function lastPrices(origin: string): Promise<Map<string, number>> {
  const answer = await fetch(`${origin}/market/tickers`);
  const { data } = (await answer.json()) as { data: { symbol: string; close: number }[] };
  return new Map(data.map(({ symbol, close }) => [symbol, close]));
}

interface Idle {
  /** Processor seconds a second. */
  readonly share: number;
  /** Those of the database server's processes; 0 where the exchange has its store in itself. */
  readonly server: number;
  readonly mb: number;
  readonly most: number;
  /** Symbols whose price changed, of how many: little work is no merit in a market that stands still. */
  readonly moved: string;
}

async function measure(exchange: ExchangeProcess, databaseUrl: string): Promise<Idle> {
  const { pid } = exchange;
  if (pid === undefined) throw new Error('The exchange has no process');
  const database = databaseUrl ? await serverPid(databaseUrl) : null;
  const serverTime = () => (database === null ? 0 : serverSeconds(database));
  const pricesBefore = await lastPrices(exchange.origin);
  // Whoever asked for prices counts as being there for a while.
  await wait(SETTLE_MS);
  const [cpuBefore, serverBefore, before] = [cpuSeconds(pid), serverTime(), performance.now()];
  await wait(WINDOW_MS);
  const seconds = (performance.now() - before) / 1000;
  const [share, server] = [(cpuSeconds(pid) - cpuBefore) / seconds, (serverTime() - serverBefore) / seconds];
  const [mb, most] = [memoryMb(pid, 'VmRSS'), memoryMb(pid, 'VmHWM')];
  const prices = [...(await lastPrices(exchange.origin))];
  const moved = prices.filter(([symbol, close]) => pricesBefore.get(symbol) !== close).length;
  return { share, server, mb, most, moved: `${moved} of ${prices.length}` };
}

const figure = (share: number): string => `${(share * 100).toFixed(2)} % of a core`;

const WORDS = process.argv.slice(2);
const OTHER = WORDS.find((word) => !STORE_WORDS.some((store) => store === word));

async function onStore({ name, empty }: BenchStore): Promise<void> {
  const places: { checkout?: string | undefined; databaseUrl: string }[] = [{ databaseUrl: await empty('own') }];
  if (OTHER) places.push({ checkout: OTHER, databaseUrl: await empty('its') });
  const exchanges = await Promise.all(
    places.map(({ checkout, databaseUrl }) =>
      ExchangeProcess.create({ DATABASE_URL: databaseUrl, MARKET_UPSTREAM: '' }, checkout),
    ),
  );
  try {
    for (const exchange of exchanges) await exchange.start();
    const [own, its] = await Promise.all(
      exchanges.map((exchange, index) => measure(exchange, places[index]?.databaseUrl ?? '')),
    );
    if (!own) throw new Error('Nothing was measured');
    const piece = pieceSeconds();
    console.log(
      `${name}: the exchange idle for ${WINDOW_MS / 1000} s, no client; ${own.moved} symbols changed their price meanwhile`,
    );
    const of = its?.share ?? PIECES * piece;
    const ratio = own.share / of;
    console.log(
      `  processor  ${figure(own.share)}, ${(own.share / piece).toFixed(2)} pieces of fixed work a second; ` +
        `${ratio.toFixed(2)} of ${its ? `${OTHER} (${figure(of)}, ${(of / piece).toFixed(2)} pieces)` : `${PIECES} pieces`}: ` +
        `${beside(ratio, BAR.ratio)} ${BAR.ratio}`,
    );
    if (own.server > 0) console.log(`  PostgreSQL ${figure(own.server)} beside it, all its processes`);
    console.log(
      `  memory     ${own.mb.toFixed(0)} MB resident (${beside(own.mb, BAR.mb)} ${BAR.mb} MB), ${own.most.toFixed(0)} MB at most since the start`,
    );
  } finally {
    for (const exchange of exchanges) await exchange.remove();
  }
}

if (existsSync('/proc/self/schedstat')) await onEachStore(onStore, WORDS);
else console.log('This bench reads /proc, which only Linux has: nothing was measured.');
