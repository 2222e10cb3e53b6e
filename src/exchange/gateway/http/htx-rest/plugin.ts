import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { MarketData } from '../../../market-data/port.ts';
import type { Clock } from '../../../platform/clock-port.ts';
import type { Words } from '../../../platform/words.ts';
import { addressKey } from '../../limits/address.ts';
import { Buckets } from '../../limits/buckets.ts';
import { failure } from '../failure.ts';
import { HTX_COSTS } from './costs.ts';
import { failed, InvalidParameter, refused } from './envelope.ts';
import type { Query } from './query.ts';
import { type Answer, htxRoutes } from './routes.ts';

export interface HtxRestOptions {
  readonly markets: MarketData;
  readonly clock: Clock;
  readonly words: Words;
  readonly log: FastifyBaseLogger;
  /** What addresses have left for history; without it that is not limited. */
  readonly historyBudget?: Buckets;
  /** Calls a second of one address; null turns the limit off. */
  readonly callsPerSecond?: number | null;
}

/** htx-protocol.md section 5. */
const CALLS_PER_SECOND = 10;

/** The public REST of the HTX protocol, beside the market socket and outside /api (htx-protocol.md section 5). */
export async function htxRest(
  app: FastifyInstance,
  { markets, clock, words, log, historyBudget, callsPerSecond = CALLS_PER_SECOND }: HtxRestOptions,
): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, key, values } = failure(log, error, request);
    return reply
      .code(status)
      .headers(headers)
      .send(failed(clock.now(), words.say('en', `refusal.${key}`, values)));
  });
  const calls = callsPerSecond === null ? null : new Buckets({ burst: callsPerSecond, perSecond: callsPerSecond });
  const limit = () => refused(clock.now(), 'request limit');
  for (const [path, answer] of Object.entries(htxRoutes(markets, clock))) {
    const cost = HTX_COSTS[path];
    app.get<{ Querystring: Query }>(path, async (request) => {
      if (calls && calls.take(addressKey(request.ip), 1) > 0) return limit();
      const mayRead = (query: Query) =>
        !historyBudget || !cost || historyBudget.take(addressKey(request.ip), cost(query)) === 0;
      return answered((query) => (mayRead(query) ? answer(query) : limit()), request.query, clock);
    });
  }
}

/** The answer, or the refusal that HTX sends with HTTP 200 as well. */
async function answered(answer: Answer, query: Query, clock: Clock): Promise<object> {
  try {
    return await answer(query);
  } catch (error) {
    if (error instanceof InvalidParameter) return refused(clock.now(), error.message);
    throw error;
  }
}
