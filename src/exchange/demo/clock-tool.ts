import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { DAY_MS } from '../../domain/durations.ts';
import { keepOffset } from './clock-offset.ts';
import { DemoError, type DemoOptions } from './options.ts';
import { demandToken } from './token.ts';

/** Everything that falls due on the way is done, so a longer way takes longer. */
const LONGEST_JUMP_MS = 366 * DAY_MS;

const body = z.object({
  jumpMs: z.coerce.number().int().optional(),
  to: z.union([z.coerce.number().int(), z.string()]).optional(),
});

/**
 * GET /demo/clock: the exchange's time. POST ?token= {jumpMs} or {to} (unix ms or an ISO time): moves it, forward only, for whoever
 * has the token that the exchange printed: a day on the way takes it seconds, in which orders wait, and days end sessions.
 */
export function clockTool(app: FastifyInstance, { deps: { store }, actions: { clock, demoToken } }: DemoOptions): void {
  const state = () => ({ now: clock.now(), ahead: clock.ahead });
  // One jump at a time: what is kept never falls behind the clock, and nobody queues years of work.
  let isMoving = false;
  app.get('/clock', state);
  app.post<{ Querystring: { token?: string } }>('/clock', async (request, reply) => {
    demandToken(request.query.token, demoToken, 'clock');
    if (isMoving) return reply.code(409).send({ error: 'The clock is on its way. Wait until it has arrived.' });
    isMoving = true;
    try {
      return await move(request.body);
    } finally {
      isMoving = false;
    }
  });

  async function move(given: unknown) {
    const parsed = body.safeParse(given ?? {});
    const jump = parsed.success ? jumpOf(parsed.data, clock.now()) : Number.NaN;
    if (!(jump >= 0 && jump <= LONGEST_JUMP_MS)) {
      throw new DemoError(
        'Give jumpMs, or to (unix ms or an ISO time). The clock goes forward only, at most a year at a time; /demo/reset?all=1 sets it back.',
      );
    }
    // Kept before it moves: after a kill on the way, time goes on from where it was to arrive.
    await keepOffset(store, clock.ahead + jump);
    await clock.advanceTo(clock.now() + jump);
    return state();
  }
}

function jumpOf({ jumpMs, to }: z.output<typeof body>, now: number): number {
  if (jumpMs !== undefined) return jumpMs;
  return (typeof to === 'string' ? Date.parse(to) : (to ?? Number.NaN)) - now;
}
