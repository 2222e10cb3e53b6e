import type { CallName } from '../contract/table.ts';
import { TIME_MS } from '../domain/constants.ts';
import { CallError, referenceOf } from './call-error.ts';
import { serverConfig } from './config.ts';
import { takeEarly } from './early.ts';

/** One call as it goes out: fields are text already, `lang` included. */
export interface TransportRequest {
  readonly name: CallName;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly token: string | null;
  readonly signal?: AbortSignal | undefined;
}

/** What one reply tells of the server's clock; times of this device are `performance.now()`. */
export interface TimeSample {
  /** Of the header `x-server-time`, unix ms; 0 or no number where there was none. */
  readonly serverMs: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

export interface TransportReply {
  readonly status: number;
  /** The parsed JSON: the envelope. Undefined where the body is none. */
  readonly body: unknown;
  /** What the server's clock said, where the reply tells. */
  readonly time?: TimeSample;
}

export type Transport = (request: TransportRequest) => Promise<TransportReply>;

/** The network: form-urlencoded, bare token, at most a minute (product-spec.md sections 7 and 9). */
export const httpTransport: Transport = async (request) => {
  const { apiBase } = await serverConfig();
  const form = new URLSearchParams(request.fields).toString();
  const isGet = request.method === 'GET';
  const headers = new Headers();
  if (request.token) headers.set('Authorization', request.token);
  if (!isGet) headers.set('Content-Type', 'application/x-www-form-urlencoded');

  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_MS.request);
  const stop = () => limit.abort();
  request.signal?.addEventListener('abort', stop);
  if (request.signal?.aborted) stop();
  try {
    const early = await Promise.race([
      takeEarly(`${request.method} ${request.path}?${form}`, request.token),
      whenAborted(limit.signal),
    ]);
    if (early) {
      const { status, text, serverTime, sentAt, receivedAt } = early;
      return { status, body: parseJson(text), time: { serverMs: Number(serverTime), sentAt, receivedAt } };
    }
    const sentAt = performance.now();
    const reply = await fetch(`${apiBase}${request.path}${isGet && form ? `?${form}` : ''}`, {
      method: request.method,
      headers,
      body: isGet ? null : form,
      signal: limit.signal,
    });
    const time = { serverMs: Number(reply.headers.get('x-server-time')), sentAt, receivedAt: performance.now() };
    return { status: reply.status, body: parseJson(await reply.text()), time };
  } catch (cause) {
    const kind = request.signal?.aborted ? 'aborted' : limit.signal.aborted ? 'timeout' : 'network';
    throw new CallError(kind, { reference: referenceOf(request.name), cause });
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', stop);
  }
};

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
