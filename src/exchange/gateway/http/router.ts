import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallSpec, Fields } from '../../../contract/define.ts';
import { type CallName, calls } from '../../../contract/table.ts';
import type { Caller } from '../../accounts/caller.ts';
import type { CallContext, ServedCall, ServedCalls } from '../../calls/handler.ts';
import { signedIn } from '../../calls/signed-in.ts';
import { Done } from '../../ledger/idempotent.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GatewayDeps } from '../deps.ts';
import { askedLang } from '../lang.ts';
import { addressKey } from '../limits/address.ts';
import { COSTS } from '../limits/costs.ts';
import { good } from './envelope.ts';
import { fieldSentence } from './field-error.ts';
import { fieldsOf, langField } from './fields.ts';
import type { Limiter } from './limits.ts';

/** A request whose fields are wrong; the sentence is in the caller's language already. */
export class WrongField extends Error {
  override readonly name = 'WrongField';
}

export interface RouterOptions {
  readonly deps: GatewayDeps;
  readonly calls: ServedCalls;
  readonly limiter: Limiter;
}

/** The token of a request: the bare token, or "Bearer <token>". */
const tokenOf = (request: FastifyRequest): string =>
  (request.headers.authorization ?? '').replace(/^bearer\s+/i, '').trim();

/** Who calls; refused with 999 where the call needs a signed-in user (readings G2). */
export async function callerOf(
  deps: Pick<GatewayDeps, 'sessions'>,
  request: FastifyRequest,
  isGuestAllowed: boolean,
): Promise<Caller | null> {
  const caller = await deps.sessions.find(tokenOf(request));
  if (!caller && !isGuestAllowed) throw new Refusal('signIn', {}, 'loginRequired');
  return caller;
}

function contextOf({ words }: Pick<GatewayDeps, 'words'>, request: FastifyRequest, caller: Caller | null): CallContext {
  const lang = askedLang(langField(request), request.headers['accept-language']);
  return {
    lang,
    caller,
    address: addressKey(request.ip),
    agent: (request.headers['user-agent'] ?? '').slice(0, 255),
    say: (key, values) => words.say(lang, key, values),
  };
}

/** Registers calls under the instance's prefix. */
export function registerCalls(app: FastifyInstance, options: RouterOptions): void {
  for (const [name, call] of Object.entries(options.calls)) registerCall(app, name, call, options);
}

function registerCall(
  app: FastifyInstance,
  name: string,
  { spec, handler }: ServedCall,
  { deps, limiter }: RouterOptions,
): void {
  const costOf = isOfContract(name) ? (COSTS[name] as ((fields: Fields) => number) | undefined) : undefined;
  app.route({
    method: spec.method,
    url: spec.path,
    config: { call: spec, ...(isOfContract(name) && { callName: name }) },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const arrivedAt = deps.clock.now();
      const caller = await callerOf(deps, request, spec.guest);
      limiter.call(request, name, caller);
      const context = contextOf(deps, request, caller);
      const fields = parseFields(spec, request, context, deps);
      if (costOf) limiter.cost(request, costOf(fields));
      const payload = spec.money
        ? await onceOnly({ name, arrivedAt }, handler, fields, context)
        : await handler(fields, context);
      return reply.send(good(spec.envelope, payload));
    },
  });
}

const isOfContract = (name: string): name is CallName => Object.hasOwn(calls, name);

/** Hands a money call its `once` in place of the client id. */
async function onceOnly(
  { name: call, arrivedAt }: { readonly name: string; readonly arrivedAt: number },
  handler: ServedCall['handler'],
  { client_id: clientId, ...body }: Fields,
  context: CallContext,
): Promise<unknown> {
  if (clientId !== undefined && typeof clientId !== 'string') throw new TypeError('A client id is a text');
  const key = clientId === undefined ? { clientId, arrivedAt } : { clientId };
  const done = await handler(body, context, { user: signedIn(context).id, call, body, ...key });
  if (!Done.is(done)) throw new Error('A money call was answered without its client id');
  return done.value;
}

function parseFields(spec: CallSpec, request: FastifyRequest, context: CallContext, { words }: GatewayDeps): Fields {
  const fields = fieldsOf(request, spec.method);
  if (fields === null) throw new Refusal('unreadable');
  const parsed = z.safeParse(spec.request, fields);
  if (!parsed.success) throw new WrongField(fieldSentence(words, context.lang, parsed.error.issues));
  return parsed.data;
}
