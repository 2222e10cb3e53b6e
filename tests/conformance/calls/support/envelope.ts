import assert from 'node:assert/strict';
import type { CallSpec } from '../../../../src/contract/define.ts';
import type { RawReply } from './wire.ts';

/** A reply out of whichever envelope it came in. */
export interface Said {
  readonly type: string;
  /** The payload of a good reply, the sentence of a refusal. */
  readonly message: unknown;
}

const TYPES = new Set(['ok', 'error', '999', '998', '997']);

/** Reads a reply of a call: HTTP 200, the call's own envelope and nothing beside it, the server's time (readings G1). */
export function openEnvelope(spec: Pick<CallSpec, 'envelope' | 'section'>, reply: RawReply, about: string): Said {
  assert.equal(reply.status, 200, `${about}: HTTP ${reply.status} ${reply.text.slice(0, 300)}`);
  assert.match(String(reply.headers['x-server-time']), /^\d{13}$/, `${about}: x-server-time`);
  // Uploads answer url-encoded JSON, refusals of them plain JSON.
  const text = reply.text.startsWith('%7B') ? decodeURIComponent(reply.text) : reply.text;
  const body: unknown = JSON.parse(text);
  assert.ok(typeof body === 'object' && body !== null, `${about}: ${text.slice(0, 300)}`);
  const fields: Record<string, unknown> = { ...body };
  return spec.envelope === 'data' ? ofData(fields, about) : ofMessage(fields, about);
}

function ofMessage(fields: Record<string, unknown>, about: string): Said {
  const { field, ...envelope } = fields;
  assert.deepEqual(Object.keys(envelope).sort(), ['message', 'type'], about);
  // Ours: a refusal may name the field of its form that it is about.
  if ('field' in fields) assert.ok(fields.type === 'error' && typeof field === 'string', `${about}: field ${field}`);
  assert.ok(TYPES.has(String(fields.type)), `${about}: type ${fields.type}`);
  return { type: String(fields.type), message: fields.message };
}

function ofData(fields: Record<string, unknown>, about: string): Said {
  const isGood = fields.code === 1;
  // A refusal carries type and message as well, for the client's one rule.
  const keys = isGood ? ['code', 'data', 'msg'] : ['code', 'data', 'message', 'msg', 'type'];
  assert.deepEqual(Object.keys(fields).sort(), keys, about);
  if (isGood) return { type: 'ok', message: fields.data };
  assert.equal(fields.code, -1, about);
  assert.equal(fields.msg, fields.message, about);
  assert.deepEqual(fields.data, [], about);
  return { type: String(fields.type), message: fields.msg };
}
