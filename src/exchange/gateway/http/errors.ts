import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ENVELOPE_TYPE } from '../../../contract/define.ts';
import { MEGABYTE } from '../../../domain/constants.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GatewayDeps } from '../deps.ts';
import { askedLang } from '../lang.ts';
import { bad, type EnvelopeKind } from './envelope.ts';
import { failure } from './failure.ts';
import { langField } from './fields.ts';
import { TooMany } from './limits.ts';
import { WrongField } from './router.ts';

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

const langOf = (request: FastifyRequest) => askedLang(langField(request), request.headers['accept-language']);
const kindOf = (request: FastifyRequest): EnvelopeKind => request.routeOptions.config.call?.envelope ?? 'message';

/** More of a refused body than this nobody waits for. */
const DRAIN_BYTES = 16 * MEGABYTE;

/** Takes in the rest of a body and drops it: whoever is answered and cut off while still sending may never see the answer. */
async function drain({ raw }: FastifyRequest): Promise<void> {
  let left = DRAIN_BYTES;
  try {
    for await (const part of raw.iterator({ destroyOnReturn: false })) {
      left -= (part as Buffer).length;
      if (left < 0) return;
    }
  } catch {
    // The client is gone, and needs no answer.
  }
}

/** A fault of the request that Fastify found before any handler ran: unreadable or too large a body, a wrong content type. */
function refusalOf(error: FastifyError): Refusal | null {
  if (error.code === TOO_LARGE) return new Refusal('tooLarge');
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? new Refusal('unreadable')
    : null;
}

/**
 * Answers errors under /api in the call's envelope: refusals with HTTP 200 (readings G1), and failures as
 * `failure` has them.
 */
export function apiErrorHandler({ words, log }: Pick<GatewayDeps, 'words' | 'log'>) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const lang = langOf(request);
    const kind = kindOf(request);
    if (error instanceof WrongField) return reply.code(200).send(bad(kind, ENVELOPE_TYPE.error, error.message));
    if (error.code === TOO_LARGE) await drain(request);
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (refusal) {
      if (refusal instanceof TooMany) reply.header('retry-after', refusal.seconds);
      const sentence = words.say(lang, `refusal.${refusal.key}`, refusal.values);
      return reply.code(200).send(bad(kind, ENVELOPE_TYPE[refusal.kind], sentence, refusal));
    }
    const { status, headers, key, values } = failure(log, error, request);
    return reply
      .code(status)
      .headers(headers)
      .send(bad(kind, ENVELOPE_TYPE.error, words.say(lang, `refusal.${key}`, values)));
  };
}

/**
 * Answers errors of what stands beside the calls in plain text. Of an error nothing is repeated but a refusal of the
 * request's form: messages of failed queries carry the statement and its parameters.
 */
export function plainErrorHandler({ words, log }: Pick<GatewayDeps, 'words' | 'log'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.type('text/plain; charset=utf-8');
    if (error instanceof TooMany) return reply.code(429).header('retry-after', error.seconds).send('Too many requests');
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).send(STATUS_CODES[statusCode]);
    const { status, headers, key, values } = failure(log, error, request);
    const lang = askedLang(undefined, request.headers['accept-language']);
    return reply
      .code(status)
      .headers(headers)
      .send(words.say(lang, `refusal.${key}`, values));
  };
}

/** The answer to a call that does not exist: the one 404 under /api. */
export function unknownCall({ words }: Pick<GatewayDeps, 'words'>) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.code(404).send(bad('message', ENVELOPE_TYPE.error, words.say(langOf(request), 'refusal.unknownCall')));
}
