import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { CallName } from '../../../contract/table.ts';
import { MINUTE_MS } from '../../../domain/durations.ts';
import type { Caller } from '../../accounts/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { addressKey } from '../limits/address.ts';
import { Buckets } from '../limits/buckets.ts';
import type { BucketLimit } from '../limits/token-bucket.ts';

/** How many connections may be open, how many requests may come over time, and how many at once, by what they are counted for. */
export interface Limits {
  /** Connections of an address at once that are no sockets. */
  readonly connections: number;
  readonly address: BucketLimit;
  readonly user: BucketLimit;
  /** Sign-in and passwords, by address. */
  readonly signIn: BucketLimit;
  /** Codes, by address. */
  readonly codes: BucketLimit;
  readonly upload: BucketLimit;
  /** Candles and ticks of history, by address. */
  readonly history: BucketLimit;
}

/** So many requests a minute, and at once as many or fewer. */
export const aMinute = (requests: number, burst = requests): BucketLimit => ({
  burst,
  perSecond: (requests / MINUTE_MS) * 1000,
});

/**
 * A phone makes some 60 calls a minute at its busiest, and 20 at once when it is opened; an office, whose phones all come back
 * when its network does, shares one address. At once a user may make the calls of six openings, and an address those of fifty
 * phones: what reads all balances costs half a second and five seconds of a core then, of a whole minute's calls three and fifteen.
 * Of history, eight charts a second are opened for long, and forty at once: less than a tenth of a core.
 */
export const STANDARD_LIMITS: Limits = {
  // A browser has six.
  connections: 1000,
  address: aMinute(3000, 1000),
  user: aMinute(600, 120),
  signIn: aMinute(30),
  codes: aMinute(10),
  upload: aMinute(20),
  history: { burst: 20_000, perSecond: 4000 },
};
const NO_LIMIT: BucketLimit = { burst: 1e9, perSecond: 1e9 };
/** For load tests. */
export const NO_LIMITS: Limits = {
  connections: Number.POSITIVE_INFINITY,
  address: NO_LIMIT,
  user: NO_LIMIT,
  signIn: NO_LIMIT,
  codes: NO_LIMIT,
  upload: NO_LIMIT,
  history: NO_LIMIT,
};

type Counted = Exclude<keyof Limits, 'history' | 'connections'>;

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
  const counts: Readonly<Record<Counted, Buckets>> = {
    address: new Buckets(limits.address),
    user: new Buckets(limits.user),
    signIn: new Buckets(limits.signIn),
    codes: new Buckets(limits.codes),
    upload: new Buckets(limits.upload),
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
