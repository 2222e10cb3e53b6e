import type * as z from 'zod/mini';
import type { CallName, ReplyOf, RequestOf } from '../contract/table.ts';
import { CallError, referenceOf } from './call-error.ts';
import type { Client } from './client.ts';
import { clockOf } from './clock.ts';
import { openEnvelope } from './envelope.ts';
import { announce } from './notices.ts';
import { specOf } from './sections.ts';
import { httpTransport } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent as `client_id` with calls that move money (readings G8). */
  clientId?: string | undefined;
  /** In place of the session's token: for the call that ends a session which is over here already. */
  token?: string | undefined;
}

/**
 * Carries out one call of the contract for a client: sends the fields with `lang` and the token, opens the envelope, parses the payload.
 * Rejects with a CallError; 999, 998 and 997 are told to `noticesOf` the client as well.
 */
export async function call<Name extends CallName>(
  client: Client,
  name: Name,
  request: RequestOf<Name>,
  options: CallOptions = {},
): Promise<ReplyOf<Name>> {
  const spec = await specOf(name);
  const token = options.token ?? client.token();
  const fields = toFields({ ...(spec.money && { client_id: options.clientId }), ...request, lang: client.lang() });
  const reference = referenceOf(name);
  const send = client.transport ?? httpTransport;
  const reply = await send({ name, method: spec.method, path: spec.path, fields, token, signal: options.signal });
  if (reply.time) clockOf(client).note(reply.time);
  const { status, body } = reply;
  if (status !== 200)
    throw new CallError(status === 404 ? 'absent' : 'http', { reference, status: body === undefined ? status : 0 });
  try {
    return parseReply<Name>(spec.reply, openEnvelope(body, reference), reference);
  } catch (error) {
    announce(client, error, token);
    throw error;
  }
}

function parseReply<Name extends CallName>(schema: z.ZodMiniType, payload: unknown, reference: string): ReplyOf<Name> {
  // A method of the schema, so that zod itself stays out of the first chunk.
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new CallError('shape', { reference, cause: parsed.error });
  return parsed.data as ReplyOf<Name>;
}

/** Form fields of a request: absent ones stay away. */
export function toFields(request: Record<string, unknown>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [key, value] of Object.entries(request)) {
    if (value !== undefined && value !== null) fields[key] = String(value);
  }
  return fields;
}

export { toCallError } from './call-error.ts';
