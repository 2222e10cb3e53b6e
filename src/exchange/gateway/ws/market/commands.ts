import type { FastifyBaseLogger } from 'fastify';
import type { MarketData } from '../../../market-data/port.ts';
import type { Clock } from '../../../platform/clock-port.ts';
import { parseTopic } from '../../htx/topic.ts';
import { BadRequest, ERROR_TEXT, errorEnvelope, type MessageId } from '../../htx/wire.ts';
import type { Connection } from './connection.ts';
import { isConflatable } from './feeds/make-feed.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Hub } from './hub.ts';
import type { MarketSocketLimits } from './limits.ts';
import { answer } from './requests.ts';

/** What carrying out a command needs. */
export interface CommandDeps {
  readonly markets: MarketData;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly hub: Hub;
  readonly limits: MarketSocketLimits;
}

type Message = Readonly<Record<string, unknown>>;

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object in a client's frame; null where there is none. */
function parseMessage(text: string): Message | null {
  try {
    const value: unknown = JSON.parse(text);
    return isMessage(value) ? value : null;
  } catch {
    return null;
  }
}

/** More than a ping or pong takes; what is longer is not looked into before its turn. */
const LONGEST_HEARTBEAT = 64;

/** The ping or pong in a client's frame; null where it is none. */
export function heartbeatIn(data: Buffer): Message | null {
  const message = data.length <= LONGEST_HEARTBEAT ? parseMessage(data.toString()) : null;
  return message && ('pong' in message || 'ping' in message) ? message : null;
}

function idOf({ id }: Message): MessageId {
  return typeof id === 'string' || typeof id === 'number' || typeof id === 'boolean' || id === null ? id : undefined;
}

/** Carries out what a client sent. Whatever is wrong with it is answered; the connection stays open (htx-protocol.md section 3). */
export async function carryOut(
  text: string,
  connection: Connection,
  heartbeat: Heartbeat,
  deps: CommandDeps,
): Promise<void> {
  const message = parseMessage(text);
  const id = message ? idOf(message) : undefined;
  try {
    if (!message) throw new BadRequest(ERROR_TEXT.notJson);
    if ('pong' in message) heartbeat.answer(message.pong);
    else if ('ping' in message) ping(message.ping, connection, heartbeat);
    else if ('sub' in message) subscribe(message.sub, id, connection, deps);
    else if ('unsub' in message) unsubscribe(message.unsub, id, connection, deps);
    else if ('req' in message) await request(message, id, connection, deps);
    else throw new BadRequest(ERROR_TEXT.invalidTopic(undefined));
  } catch (error) {
    const isTheirs = error instanceof BadRequest;
    if (!isTheirs) deps.log.error({ err: error, session: connection.session }, 'market command failed');
    connection.send(errorEnvelope(id, isTheirs ? error.message : ERROR_TEXT.requestTimeout, deps.clock.now()));
  }
}

function ping(value: unknown, connection: Connection, heartbeat: Heartbeat): void {
  if (!Number.isInteger(value)) throw new BadRequest(ERROR_TEXT.invalidPing);
  heartbeat.alive();
  connection.send({ pong: value });
}

function subscribe(name: unknown, id: MessageId, connection: Connection, { markets, hub, clock }: CommandDeps): void {
  const topic = parseTopic(name, markets);
  if (!connection.topics.has(topic.name) && !connection.maySubscribe(isConflatable(topic)))
    throw new BadRequest(ERROR_TEXT.tooMany(topic.name));
  const live = hub.join(connection, topic);
  connection.send({ id, status: 'ok', subbed: topic.name, ts: clock.now() });
  hub.greet(connection, live);
}

function unsubscribe(name: unknown, id: MessageId, connection: Connection, { hub, clock }: CommandDeps): void {
  if (typeof name !== 'string' || !connection.topics.has(name)) throw new BadRequest(ERROR_TEXT.notSubscribed(name));
  hub.leave(connection, name);
  connection.send({ id, status: 'ok', unsubbed: name, ts: clock.now() });
}

async function request(message: Message, id: MessageId, connection: Connection, deps: CommandDeps): Promise<void> {
  const { markets, hub, clock, limits } = deps;
  const topic = parseTopic(message.req, markets);
  if (!connection.mayRequest()) throw new BadRequest(ERROR_TEXT.tooMany(topic.name));
  const pay = (cost: number) => {
    if (!connection.mayRead(cost)) throw new BadRequest(ERROR_TEXT.tooMany(topic.name));
  };
  const data = await inTime(answer(topic, message, { markets, hub, clock, pay }), limits.requestTimeoutMs);
  connection.send({ id, status: 'ok', rep: topic.name, ts: clock.now(), data });
}

/** Rejects with the protocol's words where an answer takes too long. */
function inTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BadRequest(ERROR_TEXT.requestTimeout)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
