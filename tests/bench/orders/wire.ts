import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { calls } from '../../../src/contract/table.ts';
import { Line } from './line.ts';
import type { Rate, Work } from './rate.ts';
import type { DoorRequest, Message, Ready } from './server.ts';

/** The same orders as `resting` at the engine's door, through HTTP: one connection for each in flight. */
export function restingThroughHttp(origin: string, tokens: readonly string[]): Work {
  const lines = new Map<number, Line>();
  return async (worker, serial) => {
    const line =
      lines.get(worker) ?? new Line(origin, `/api${calls['spot.place'].path}`, tokens[worker % tokens.length] ?? '');
    lines.set(worker, line);
    accepted(await line.send(formOf(serial)));
  };
}

/** One such order after the other, each cancelled before the next, so that the money of one user is enough for all. */
export function placedAndCancelled(origin: string, token: string): Work {
  const path = `/api${calls['spot.place'].path}`;
  const [placing, cancelling] = [new Line(origin, path, token), new Line(origin, path, token, 'PUT')];
  return async (_worker, serial) => {
    const answer = accepted(await placing.send(formOf(serial)));
    const { message } = JSON.parse(answer) as { message: { id: number } };
    accepted(await cancelling.send(`id=${message.id}&client_id=http-cancel-${serial}`));
  };
}

const formOf = (serial: number): string =>
  `currency_id=1&legal_id=3&type=1&order_type=limit&amount=0.005&target_price=1000.${serial % 10}&client_id=http-order-${serial}`;

function accepted(answer: string): string {
  if (!answer.startsWith('{"type":"ok"')) throw new Error(`The server answered ${answer}`);
  return answer;
}

/** The exchange of orders/server.ts. */
export interface ServerProcess extends Ready {
  /** What it reaches at its own engine's door. */
  door(inFlight: number, ms: number): Promise<Rate>;
  close(): Promise<void>;
}

/** On a store of its own, or on a database where one is given. */
export async function startServer(users: number, databaseUrl: string): Promise<ServerProcess> {
  const child = fork(new URL('./server.ts', import.meta.url).pathname, [String(users), databaseUrl]);
  const first = await message(child);
  if (!('ready' in first)) throw new Error('The server spoke out of turn');
  return {
    ...first.ready,
    async door(inFlight, ms) {
      const answer = message(child);
      child.send({ inFlight, ms } satisfies DoorRequest);
      const given = await answer;
      if (!('door' in given)) throw new Error('The server spoke out of turn');
      return given.door;
    },
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function message(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code}`);
  });
  ended.catch(() => undefined);
  const said: Promise<Message> = new Promise((resolve) => child.once('message', (given: Message) => resolve(given)));
  return Promise.race([said, ended]);
}
