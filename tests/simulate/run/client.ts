import type { Fields, Reply } from '../product.ts';
import type { Exchange } from '../world/exchange.ts';
import { Violated } from './outcome.ts';

/** A reply with the exchange's time when it was given. */
export interface Timed extends Reply {
  readonly time: number;
}

/** A call by its name, as the client sends it. */
export async function send(
  exchange: Exchange,
  name: string,
  fields: Fields,
  token: string | undefined,
): Promise<Timed> {
  const spec = exchange.calls[name];
  if (!spec) throw new Error(`The exchange serves no call ${name}`);
  const form = new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  ).toString();
  const headers = token ? { authorization: token } : {};
  const isGet = spec.method === 'GET';
  const answer = await exchange.app.inject({
    method: spec.method,
    url: `/api${spec.path}${isGet ? `?${form}` : ''}`,
    headers: { ...headers, ...(!isGet && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(!isGet && { payload: form }),
  });
  return { ...replyOf(answer.statusCode, answer.body), time: Number(answer.headers['x-server-time'] ?? 0) };
}

/** The message of a public call that must be answered. */
export async function read<T>(exchange: Exchange, name: string, fields: Record<string, string | number>): Promise<T> {
  const reply = await send(exchange, name, fields, undefined);
  if (reply.kind !== 'ok') throw new Violated('everybody can read the market', { name, fields, reply });
  return reply.message as T;
}

/** A demo tool; with a body it is posted. */
export async function askTool(
  exchange: Exchange,
  path: string,
  body: object | undefined,
  token: string | undefined,
): Promise<Reply> {
  const headers = token ? { authorization: token } : {};
  const answer = await exchange.app.inject({
    method: body ? 'POST' : 'GET',
    url: path,
    headers,
    ...(body && { payload: body }),
  });
  return { kind: answer.statusCode === 200 ? 'ok' : `HTTP ${answer.statusCode}`, message: JSON.parse(answer.body) };
}

function replyOf(status: number, body: string): Reply {
  if (status !== 200) return { kind: `HTTP ${status}`, message: body };
  const envelope = JSON.parse(body) as { type?: string; message?: unknown; code?: number; data?: unknown };
  if (envelope.type !== undefined) return { kind: envelope.type, message: envelope.message };
  return { kind: envelope.code === 1 ? 'ok' : `code ${envelope.code}`, message: envelope.data };
}
