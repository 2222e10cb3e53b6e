import { hash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock-port.ts';
import { guarded } from '../platform/guarded.ts';
import { Refusal, TryAgain } from '../platform/refusal.ts';
import { CommitInDoubt } from '../platform/store/away.ts';
import { preparedRows } from '../platform/store/driver.ts';
import type { Db, Store, Tx } from '../platform/store/open.ts';
import { clientRequests } from '../platform/store/schema/index.ts';

/** The time guard of calls without a client id (wire.md section 1, "Double submit"). */
const GUARD_MS = 1000;
/** Longer than a statement may wait for another's row. A guard further ahead comes from a clock that was set back. */
const LONGEST_WAIT_MS = 20_000;

/** A money call, as far as doing it once matters (readings G8). The router makes it, one a request. */
export type OnceRequest = {
  readonly user: number;
  /** Its name, "spot.place". */
  readonly call: string;
  /** The parsed fields; `client_id` itself does not count. */
  readonly body: Readonly<Record<string, unknown>>;
} & (ByClientId | ByTime);

interface ByClientId {
  readonly clientId: string;
  readonly arrivedAt?: never;
}

/** One without a client id is told from a second tap by when it came: both may wait for the store, and one for the other. */
interface ByTime {
  readonly clientId: undefined;
  /** Unix ms, by the exchange's clock, before anything was waited for. */
  readonly arrivedAt: number;
}

/** Makes what a call came to of a value. Given for a call that is claimed, or whose earlier answer is read, and to nobody else. */
export type Claim = <Value>(value: Value) => Done<Value>;

let done: Claim;

/** What a money call came to, done once under its client id. Whoever answers such a call has to have one, and a claim alone makes it. */
export class Done<Value> {
  readonly value: Value;
  /** Makes the type one of its own: an object that looks alike is none. */
  private readonly isDone = true;

  private constructor(value: Value) {
    this.value = value;
  }

  static {
    done = (value) => new Done(value);
  }

  /** Whether a value is one. */
  static is(value: unknown): value is Done<unknown> {
    return value instanceof Done && value.isDone;
  }

  /** The same in other words, such as those of the wire. */
  async map<Other>(make: (value: Value) => Other | Promise<Other>): Promise<Done<Other>> {
    return new Done(await make(this.value));
  }
}

/** Has something done once the work is committed: who is told of it, what is forgotten. One that fails, at once or later, is logged: the call is done. */
export type After = (effect: () => void) => void;

/** What calls are done with. */
interface OnceParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Does a money call's work once per client id, in one transaction with its stored reply (readings G8). What the work wants
 * done `after` it is done once it is committed, also where that is found out late (CommitInDoubt), and not by a repeat.
 */
export async function once<Reply>(
  { store, clock, log }: OnceParts,
  request: OnceRequest,
  work: (tx: Tx, after: After) => Promise<Reply>,
): Promise<Done<Reply>> {
  let effects: (() => void)[] = [];
  const tell = () => {
    for (const effect of effects)
      guarded(effect, (error) => log.error({ err: error, call: request.call }, 'A notification of a call failed'));
  };
  try {
    const reply = await store.transaction((tx) => {
      effects = [];
      return onceIn(tx, clock, request, () => work(tx, (effect) => effects.push(effect)));
    });
    tell();
    return reply;
  } catch (error) {
    // The caller is told to try again; whether there is something to tell of is known when the store answers.
    if (error instanceof CommitInDoubt)
      error.outcome().then(
        (outcome) => outcome === 'committed' && tell(),
        () => undefined,
      );
    throw error;
  }
}

async function onceIn<Reply>(
  tx: Tx,
  clock: Clock,
  request: OnceRequest,
  work: () => Promise<Reply>,
): Promise<Done<Reply>> {
  const { parts, passed, claimed } = claimsOf([{ request }], clock.now());
  const [row] = await preparedRows<{ passed: Passed }>(
    tx,
    sql`with ${sql.join(parts, sql`, `)} select ${passed} as passed`,
  );
  const claim = claimed(row?.passed ?? null).get(request);
  if (!claim) {
    if (request.clientId === undefined) throw new Refusal('tooOften');
    const earlier = await recall<Reply>(tx, request);
    if (!earlier) throw new Error(`The reply of ${request.call} ${request.clientId} is gone`);
    return earlier;
  }
  const reply = await work();
  if (request.clientId !== undefined)
    await tx
      .update(clientRequests)
      .set({ reply: JSON.stringify(reply) })
      .where(matches(request));
  return claim(reply);
}

/** Leaves work that found its call claimed by an earlier one. */
export class AlreadyAnswered extends Error {
  override readonly name = 'AlreadyAnswered';
}

/**
 * Does work that claims its call by itself. Where it is refused, an earlier answer to the same call stands: the world may
 * have moved on since (readings G8). `read` makes of it what was kept; undefined where there is nothing any more. Who is
 * told to try again learns it then.
 */
export async function orEarlier<Kept, Value>(
  store: Store,
  request: OnceRequest,
  work: () => Promise<Done<Value> | undefined>,
  read: (kept: Kept) => Value | undefined | Promise<Value | undefined>,
): Promise<Done<Value>> {
  try {
    const answer = await work();
    if (!answer) throw new Error(`${request.call} was carried out without its claim`);
    return answer;
  } catch (error) {
    const mayBeRepeated =
      error instanceof AlreadyAnswered || (error instanceof Refusal && !(error instanceof TryAgain));
    const kept = mayBeRepeated ? await recall<Kept>(store.db, request) : undefined;
    const value = kept && (await read(kept.value));
    if (value !== undefined) return done(value);
    throw error;
  }
}

/** The stored reply of an earlier call with this client id; refused where that one had another body. */
async function recall<Reply>(db: Db, request: OnceRequest): Promise<Done<Reply> | undefined> {
  if (request.clientId === undefined) return undefined;
  const [row] = await db.select().from(clientRequests).where(matches(request));
  if (!row) return undefined;
  if (row.bodyHash !== bodyHash(request.body)) throw new Refusal('clientIdReused');
  return row.reply === null ? undefined : done(JSON.parse(row.reply) as Reply);
}

const matches = (request: OnceRequest) =>
  and(
    eq(clientRequests.userId, request.user),
    eq(clientRequests.call, request.call),
    eq(clientRequests.clientId, request.clientId ?? ''),
  );

// ---- claims -----------------------------------------------------------------------------------

/** A call that is to be claimed, with the reply that the store keeps of it, as far as that is known. */
interface Claiming {
  readonly request: OnceRequest;
  readonly reply?: unknown;
}

/** What a statement that claims calls says of those that it claimed. */
export type Passed = readonly (readonly [user: number, call: string, clientId: string])[] | null;

/** Claims of calls as part of a statement that does their work too: on the hot path each statement costs more than what it does. */
interface Claims {
  /** Common table expressions. */
  readonly parts: SQL[];
  /** A column of the statement's row. */
  readonly passed: SQL;
  /** The claims by that column. A call that is missing was made before; one without a client id came too soon. */
  claimed(passed: Passed): ReadonlyMap<OnceRequest, Claim>;
}

export function claimsOf(calls: readonly Claiming[], now: number): Claims {
  const named = calls.filter(({ request }) => request.clientId !== undefined);
  const guarded = calls.filter(({ request }) => request.clientId === undefined);
  const keys = [
    ...(named.length > 0 ? [sql`select json_build_array(user_id, call, client_id) as key from claim`] : []),
    ...(guarded.length > 0 ? [sql`select json_build_array(user_id, call, '') as key from guard`] : []),
  ];
  return {
    parts: [
      ...(named.length > 0 ? [claimPart(named, now)] : []),
      ...(guarded.length > 0 ? [guardPart(guarded, now)] : []),
    ],
    passed:
      keys.length > 0 ? sql`(select json_agg(key) from (${sql.join(keys, sql` union all `)}) keys)` : sql`null::json`,
    claimed(passed) {
      const all = new Set((passed ?? []).map((key) => key.join(' ')));
      return new Map(calls.flatMap(({ request }) => (all.has(onceKey(request)) ? [[request, done]] : [])));
    },
  };
}

/** What calls are told apart by: those with a client id by it, the others by time. */
export const onceKey = ({ user, call, clientId = '' }: OnceRequest): string => `${user} ${call} ${clientId}`;

/** Waits for a parallel call with the same id; if that one commits, nothing is inserted. */
function claimPart(calls: readonly Claiming[], now: number): SQL {
  const rows = calls.map(({ request: { body, ...key }, reply }) => ({
    ...key,
    bodyHash: bodyHash(body),
    reply: JSON.stringify(reply),
  }));
  return sql`claim as (
    insert into client_requests (user_id, call, client_id, body_hash, reply, created_at)
    select "user", call, "clientId", "bodyHash", reply, ${now}::bigint
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as c("user" int, call text, "clientId" text, "bodyHash" text, reply text)
    order by 1, 2, 3
    on conflict do nothing returning user_id, call, client_id)`;
}

/**
 * Passes a call that arrived long enough after the last one was carried out. Where the clock was set back while a call
 * waited, the call has two moments, and neither lets it pass beside its twin.
 */
function guardPart(calls: readonly Claiming[], now: number): SQL {
  const rows = calls.map(({ request: { user, call, arrivedAt } }) => ({ user, call, arrivedAt }));
  return sql`arrived as (
    select "user", call, "arrivedAt" as at
    from json_to_recordset(${JSON.stringify(rows)}::json) as c("user" int, call text, "arrivedAt" bigint)),
  guard as (
    insert into call_guards as g (user_id, call, last_at)
    select "user", call, ${now}::bigint from arrived order by 1, 2
    on conflict (user_id, call) do update set last_at = excluded.last_at
      where exists (select from arrived a where a."user" = g.user_id and a.call = g.call
        and (g.last_at + ${GUARD_MS}::bigint <= least(a.at, excluded.last_at)
          or g.last_at - ${LONGEST_WAIT_MS}::bigint > greatest(a.at, excluded.last_at)))
    returning user_id, call)`;
}

function bodyHash(body: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(body)
    .filter(([name, value]) => name !== 'client_id' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(fields));
}
