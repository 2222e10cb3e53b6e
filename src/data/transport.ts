import type { CallName } from '../contract/table.ts';
import { TIME_MS } from '../domain/constants.ts';
import { CallError, referenceOf } from './call-error.ts';
import { noteServerTime } from './clock.ts';
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

export interface TransportReply {
  readonly status: number;
  /** The parsed JSON: the envelope. Undefined where the body is none. */
  readonly body: unknown;
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
      noteServerTime(Number(early.serverTime), early.sentAt, early.receivedAt);
      return { status: early.status, body: parseJson(early.text) };
    }
    const sentAt = performance.now();
    const reply = await fetch(`${apiBase}${request.path}${isGet && form ? `?${form}` : ''}`, {
      method: request.method,
      headers,
      body: isGet ? null : form,
      signal: limit.signal,
    });
    noteServerTime(Number(reply.headers.get('x-server-time')), sentAt, performance.now());
    const text = await reply.text();
    return { status: reply.status, body: parseJson(text) };
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

let transport: Transport = httpTransport;

/** Puts another transport in place of the network, for stories and tests; null brings the network back. */
export function setTransport(next: Transport | null): void {
  transport = next ?? httpTransport;
}

export const send: Transport = (request) => transport(request);
