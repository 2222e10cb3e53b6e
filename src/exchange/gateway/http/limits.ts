import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { CallName } from '../../../contract/table.ts';
import { MINUTE_MS } from '../../../domain/durations.ts';
import type { Caller } from '../../accounts/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { addressKey } from '../limits/address.ts';
import { Buckets } from '../limits/buckets.ts';
import type { BucketLimit } from '../limits/token-bucket.ts';

/** Requests a minute. */
export interface Limits {
  readonly address: number;
  readonly user: number;
  /** Sign-in and passwords, by address. */
  readonly signIn: number;
  /** Codes, by address. */
  readonly codes: number;
  readonly upload: number;
  /** Candles and ticks of history, by address. */
  readonly history: BucketLimit;
}

/**
 * A phone makes some 60 calls a minute at its busiest, an office shares one address. Of history, eight charts a second
 * are opened for long, and forty at once: less than a tenth of a core.
 */
export const STANDARD_LIMITS: Limits = {
  address: 3000,
  user: 600,
  signIn: 30,
  codes: 10,
  upload: 20,
  history: { burst: 20_000, perSecond: 4000 },
};
/** For load tests. */
export const NO_LIMITS: Limits = {
  address: 1e9,
  user: 1e9,
  signIn: 1e9,
  codes: 1e9,
  upload: 1e9,
  history: { burst: 1e9, perSecond: 1e9 },
};

type Counted = Exclude<keyof Limits, 'history'>;

const STRICT: ReadonlyMap<string, Counted> = new Map(
  Object.entries({
    'auth.login': 'signIn',
    'auth.register': 'signIn',
    'auth.forget': 'signIn',
    'auth.payPassword': 'signIn',
    'auth.checkCode': 'signIn',
    'common.sendCode': 'codes',
    'upload.file': 'upload',
  } satisfies Partial<Record<CallName, Counted>>),
);

/** Too many requests; the HTTP layer adds the Retry-After header. */
export class TooMany extends Refusal {
  readonly seconds: number;

  constructor(seconds: number) {
    super('tooMany', { seconds });
    this.name = 'TooMany';
    this.seconds = seconds;
  }
}

export type Limiter = ReturnType<typeof createLimiter>;

/** Counts requests by address and by user; throws TooMany. */
export function createLimiter(limits: Limits) {
  const aMinute = (name: Counted) => new Buckets({ burst: limits[name], perSecond: (limits[name] / MINUTE_MS) * 1000 });
  const counts = {
    address: aMinute('address'),
    user: aMinute('user'),
    signIn: aMinute('signIn'),
    codes: aMinute('codes'),
    upload: aMinute('upload'),
  };
  const historyBudget = new Buckets(limits.history);
  const take = (buckets: Buckets, key: string, tokens = 1) => {
    const seconds = buckets.take(key, tokens);
    if (seconds > 0) throw new TooMany(seconds);
  };
  const byAddress = (request: FastifyRequest) => addressKey(request.ip);
  return {
    /** What addresses have left for history, over all ways to ask for it. */
    historyBudget,
    /** Takes what a call of history costs from its address. */
    cost: (request: FastifyRequest, cost: number) => take(historyBudget, byAddress(request), cost),
    /** Before anything of the request is read. */
    address(request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction) {
      try {
        take(counts.address, byAddress(request));
      } catch (error) {
        return done(error as Error);
      }
      done();
    },
    /** The strict limit of a call, where it has one, and that of the user. */
    call(request: FastifyRequest, name: string, caller: Pick<Caller, 'id'> | null) {
      const strict = STRICT.get(name);
      if (strict) take(counts[strict], byAddress(request));
      if (caller) take(counts.user, String(caller.id));
    },
  };
}
