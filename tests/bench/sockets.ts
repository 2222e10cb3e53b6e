import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { beside } from './bars.ts';
import { quantile } from './orders/rate.ts';

/**
 * 500 market sockets x 20 symbols x 10 updates a second over loopback: CPU of the server's process, and how late a push arrives.
 * Above its bars it ends with exit code 1.
 */

const SOCKETS = 500;
const SYMBOLS = 20;
const PER_SECOND = 10;
const MEASURED_MS = 5000;
/** On an idle machine it takes some 15 s. */
const LIMIT_MS = 90_000;
/**
 * What it may come to: processor seconds a second of the server, the ms within which 99 of 100 moves are told, and the share of
 * them that is not. The day's figures are told every 100 ms, so a move of theirs waits up to so long by itself.
 */
const BARS = { detail: { share: 0.6, ms: 150 }, bbo: { share: 1.5, ms: 100 } } as const;
const MOST_MISSED = 0.05;
/** One frame in so many is opened to read its time; all are received. */
const SAMPLE = 50;

interface Usage {
  readonly cpuMs: number;
  readonly atMs: number;
  readonly rss: number;
}

interface Push {
  readonly ch?: string;
  readonly ping?: number;
  readonly ts: number;
  readonly tick?: { readonly version?: number; readonly quoteTime?: number };
}

async function ask<Reply>(server: ChildProcess): Promise<Reply> {
  server.send('usage');
  const [reply] = await once(server, 'message');
  return reply as Reply;
}

/** Opens the sockets and subscribes each to all symbols; every socket answers pings. */
async function connectAll(
  port: number,
  topics: readonly string[],
  onPush: (data: Buffer, arrived: number) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  let subscribed = 0;
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  for (let index = 0; index < SOCKETS; index += 1) {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    sockets.push(ws);
    let acks = 0;
    // A lost socket shows in the number of pushes.
    ws.on('error', (error) => console.error(`a socket was lost: ${error.message}`));
    ws.on('message', (data: Buffer) => {
      if (acks === topics.length && data.length > 60) {
        onPush(data, Date.now());
        return;
      }
      const message: Push & { readonly subbed?: string } = JSON.parse(gunzipSync(data).toString());
      if (message.ping !== undefined) ws.send(JSON.stringify({ pong: message.ping }));
      if (message.subbed === undefined) return;
      acks += 1;
      subscribed += 1;
      if (subscribed === SOCKETS * topics.length) isReady();
    });
    await once(ws, 'open');
    for (const sub of topics) ws.send(JSON.stringify({ sub }));
  }
  await ready;
  return sockets;
}

async function measure(server: ChildProcess, port: number, kind: keyof typeof BARS): Promise<void> {
  const topics = Array.from({ length: SYMBOLS }, (_, index) => `market.s${index}usdt.${kind}`);
  let isMeasuring = false;
  let pushes = 0;
  let bytes = 0;
  const fromMove: number[] = [];
  const fromPush: number[] = [];
  const sockets = await connectAll(port, topics, (data, arrived) => {
    if (!isMeasuring) return;
    pushes += 1;
    bytes += data.length;
    if (pushes % SAMPLE !== 0) return;
    const { ts, tick }: Push = JSON.parse(gunzipSync(data).toString());
    fromPush.push(arrived - ts);
    fromMove.push(arrived - (tick?.quoteTime ?? tick?.version ?? ts));
  });
  const before = await ask<Usage>(server);
  const own = process.cpuUsage();
  isMeasuring = true;
  await new Promise((resolve) => setTimeout(resolve, MEASURED_MS));
  isMeasuring = false;
  const after = await ask<Usage>(server);
  const { user, system } = process.cpuUsage(own);
  const seconds = (after.atMs - before.atMs) / 1000;
  const bars = BARS[kind];
  const share = (after.cpuMs - before.cpuMs) / 1000 / seconds;
  const late = quantile(fromMove, 0.99);
  const percent = (of: number) => `${(of * 100).toFixed(0)} % of a core`;
  console.log(`${SOCKETS} sockets x ${SYMBOLS} symbols x ${PER_SECOND}/s of ${kind}`);
  const missed = 1 - pushes / seconds / (SOCKETS * SYMBOLS * PER_SECOND);
  console.log(
    `  pushes received    ${Math.round(pushes / seconds)} a second, ${Math.round(bytes / seconds / 1024)} KB/s, ` +
      `${(missed * 100).toFixed(1)} % missed (${beside(missed, MOST_MISSED)} ${MOST_MISSED * 100} %)`,
  );
  console.log(
    `  server             ${percent(share)} (${beside(share, bars.share)} ${percent(bars.share)}), ${Math.round(after.rss / 1_048_576)} MB`,
  );
  console.log(`  this client        ${percent((user + system) / 1e6 / seconds)}`);
  console.log(
    `  market to client   p50 ${quantile(fromMove, 0.5)} ms, p99 ${late} ms (${beside(late, bars.ms)} ${bars.ms} ms)`,
  );
  console.log(`  push to client     p50 ${quantile(fromPush, 0.5)} ms, p99 ${quantile(fromPush, 0.99)} ms`);
  for (const ws of sockets) ws.terminate();
}

async function main(): Promise<void> {
  const server = fork(
    fileURLToPath(new URL('./sockets/market-server.ts', import.meta.url)),
    [String(SYMBOLS), String(PER_SECOND)],
    { execArgv: ['--import', 'tsx'] },
  );
  const run = async () => {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    for (const kind of ['detail', 'bbo'] as const) await measure(server, port, kind);
  };
  let limit: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error(`not done within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    await Promise.race([run(), tooLong]);
  } finally {
    clearTimeout(limit);
    server.kill();
  }
}

await main();
