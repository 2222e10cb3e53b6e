import { gzipSync } from 'node:zlib';

/** What carries the news in a push or a reply. */
export type Body = { readonly tick: unknown } | { readonly data: unknown };

/** An id as the client gave it; anything but a scalar is not echoed. */
export type MessageId = string | number | boolean | null | undefined;

/** One message as the server sends it: a complete gzip member (htx-protocol.md section 1). Higher levels cost twice the time for 5 % less. */
export const encode = (message: object): Buffer => gzipSync(JSON.stringify(message), { level: 1 });

const ECHO_MAX = 200;
const echo = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > ECHO_MAX ? text.slice(0, ECHO_MAX) : text;
};

/** The texts of `err-msg`, word for word (htx-protocol.md section 3). */
export const ERROR_TEXT = {
  notJson: 'not json, is not json string',
  invalidPing: 'invalid ping',
  requestTimeout: 'request timeout',
  invalidTopic: (topic: unknown) => `invalid topic ${echo(topic)}`.trimEnd(),
  invalidSymbol: (symbol: string) => `invalid symbol ${echo(symbol)}`,
  invalidField: (field: string) => `invalid ${field}`,
  notSubscribed: (topic: unknown) => `unsub with not subbed topic ${echo(topic)}`,
  tooMany: (topic: unknown) => `429 too many request topic is ${echo(topic)}`,
} as const;

/** Thrown while a command is carried out; its message is the `err-msg` of the reply. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

/** The error envelope. The connection stays open after it. */
export const errorEnvelope = (id: MessageId, message: string, ts: number) => ({
  status: 'error',
  ts,
  id,
  'err-code': 'bad-request',
  'err-msg': message,
});
