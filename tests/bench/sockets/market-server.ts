import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { attachMarketSocket } from '../../../src/exchange/gateway/ws/market/attach.ts';
import { FakeMarkets, instrument } from '../../conformance/htx/support/fake-markets.ts';

/** The server of the market socket bench, in a process of its own: a scripted market that moves each symbol so many times a second. */

const [symbols = 20, perSecond = 10] = process.argv.slice(2).map(Number);

const clock = { now: () => Date.now() };
const markets = new FakeMarkets(
  clock,
  Array.from({ length: symbols }, (_, index) => instrument(index + 1, `S${index}`, 2, 4)),
);
const http = createServer();
// All clients of the bench come from one address.
const limitless = { burst: 1e9, perSecond: 1e9 };
const limits = { addressMessages: limitless, addressPushes: limitless };
const socket = attachMarketSocket({ markets, clock, log: fastify().log, limits });
http.on('upgrade', (request, stream, head) => socket.handleUpgrade(request, stream, head));
http.listen(0, '127.0.0.1', () => tell({ port: (http.address() as AddressInfo).port }));

/** Moves one symbol; the symbols take turns, so that the whole second is used. */
let moves = 0;
function move(): void {
  const { symbol } = markets.instruments[moves % symbols] ?? { symbol: '' };
  const price = 10_000 + (moves % 997) / 100;
  markets.day(symbol, {
    id: 1,
    open: 9990,
    close: price,
    low: 9980,
    high: 10_020,
    amount: moves / 7,
    vol: moves * 1428.57,
    count: moves,
    version: clock.now(),
  });
  markets.change(symbol, [{ side: 'buy', price: 9999.99, size: (moves % 9973) / 100 + 0.01 }]);
  markets.trade(symbol, BigInt(Math.round(price * 100)), 10_000n, moves % 2 === 0 ? 'buy' : 'sell');
  moves += 1;
}

const TICK_MS = 5;
const start = performance.now();
setInterval(() => {
  const due = ((performance.now() - start) / 1000) * symbols * perSecond;
  while (moves < due) move();
}, TICK_MS);

/** Answers "usage" with what this process has used so far. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  tell({
    cpuMs: (user + system) / 1000,
    atMs: performance.now(),
    rss: process.memoryUsage.rss(),
    clients: socket.size,
  });
});
process.on('disconnect', () => process.exit(0));

function tell(message: object): void {
  process.send?.(message);
}
