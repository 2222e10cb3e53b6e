/** The built exchange with all symbols live and nobody there: share of a core, and memory. Prints figures and judges nothing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ExchangeProcess } from '../support/exchange-process.ts';

const BAR = { share: 0.2, mb: 600 } as const;
/** What a start leaves behind (compiling, collecting) is no part of being idle. */
const SETTLE_MS = 10_000;
/** Two rounds of the market's 15 s checkpoint, so that its cost counts as often as it comes. */
const WINDOW_MS = 30_000;
/** Fields of /proc/<pid>/stat after the name in brackets, counted from 0. */
const [UTIME, STIME] = [11, 12];

const ticksPerSecond = (): number => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor seconds of a process and all its threads. */
function cpuSeconds(pid: number, hertz: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[UTIME]) + Number(fields[STIME])) / hertz;
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

const beside = (value: number, bar: number): string => (value <= bar ? 'within' : 'ABOVE');

async function main(): Promise<void> {
  if (!existsSync('/proc/self/stat')) {
    console.log('This bench reads /proc, which only Linux has: nothing was measured.');
    return;
  }
  const exchange = await ExchangeProcess.create({ DATABASE_URL: '', MARKET_UPSTREAM: '' });
  try {
    await exchange.start();
    const { pid } = exchange;
    if (pid === undefined) throw new Error('The exchange has no process');
    const hertz = ticksPerSecond();
    await wait(SETTLE_MS);
    const pricesBefore = await lastPrices(exchange.origin);
    const [cpuBefore, before] = [cpuSeconds(pid, hertz), performance.now()];
    await wait(WINDOW_MS);
    const seconds = (performance.now() - before) / 1000;
    const share = (cpuSeconds(pid, hertz) - cpuBefore) / seconds;
    const mb = memoryMb(pid, 'VmRSS');
    const most = memoryMb(pid, 'VmHWM');
    // Little work is no merit in a market that stands still.
    const prices = [...(await lastPrices(exchange.origin))];
    const moved = prices.filter(([symbol, close]) => pricesBefore.get(symbol) !== close).length;
    console.log(
      `The exchange idle for ${seconds.toFixed(0)} s, no client; ${moved} of ${prices.length} symbols changed their price meanwhile`,
    );
    console.log(
      `  processor  ${(share * 100).toFixed(1)} % of a core (${beside(share, BAR.share)} ${BAR.share * 100} %)`,
    );
    console.log(
      `  memory     ${mb.toFixed(0)} MB resident (${beside(mb, BAR.mb)} ${BAR.mb} MB), ${most.toFixed(0)} MB at most since the start`,
    );
  } finally {
    await exchange.remove();
  }
}

await main();
