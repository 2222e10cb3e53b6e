import { hash } from 'node:crypto';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Clock } from '../platform/clock-port.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Db, Store, Tx } from '../platform/store/open.ts';
import { callGuards, clientRequests } from '../platform/store/schema/index.ts';

/** The time guard of calls without a client id (wire.md section 1, "Double submit"). */
export const GUARD_MS = 1000;

/** A money call, as far as doing it once matters (readings G8). */
export interface OnceRequest {
  readonly user: number;
  /** Its name, "spot.place". */
  readonly call: string;
  readonly clientId: string | undefined;
  /** The parsed fields; `client_id` itself does not count. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * What a money call came to, done once under its client id. Whoever answers such a call has to have one, and it is made only
 * where the id is claimed or its earlier answer is read.
 */
export class Done<Value> {
  readonly value: Value;
  /** Makes the type one of its own: an object that looks alike is none. */
  private readonly isDone = true;

  private constructor(value: Value) {
    this.value = value;
  }

  /** For what was committed together with the claim of this request, or its guard. */
  static under<Value>(_request: OnceRequest, value: Value): Done<Value> {
    return new Done(value);
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

/** Does a money call's work once per client id, in one transaction with its stored reply (readings G8). */
export async function once<Reply>(
  store: Store,
  clock: Clock,
  request: OnceRequest,
  work: (tx: Tx) => Promise<Reply>,
): Promise<Done<Reply>> {
  return store.transaction((tx) => onceIn(tx, clock, request, work));
}

/** The same inside a transaction of the caller. */
export async function onceIn<Reply>(
  tx: Tx,
  clock: Clock,
  request: OnceRequest,
  work: (tx: Tx) => Promise<Reply>,
): Promise<Done<Reply>> {
  if (request.clientId === undefined) {
    await guard(tx, clock, request);
    return Done.under(request, await work(tx));
  }
  // Waits for a parallel call with the same id; if that one commits, nothing is inserted here.
  const claimed = await tx
    .insert(clientRequests)
    .values({ ...keyOf(request), bodyHash: bodyHash(request.body), createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ clientId: clientRequests.clientId });
  if (claimed.length === 0) {
    const earlier = await recall<Reply>(tx, request);
    if (earlier === undefined) throw new Error(`The reply of ${request.call} ${request.clientId} is gone`);
    return earlier;
  }
  const reply = await work(tx);
  await tx
    .update(clientRequests)
    .set({ reply: JSON.stringify(reply) })
    .where(matches(request));
  return Done.under(request, reply);
}

/** The stored reply of an earlier call with this client id; refused where that one had another body. */
export async function recall<Reply>(db: Db, request: OnceRequest): Promise<Done<Reply> | undefined> {
  if (request.clientId === undefined) return undefined;
  const [row] = await db.select().from(clientRequests).where(matches(request));
  if (!row) return undefined;
  if (row.bodyHash !== bodyHash(request.body)) throw new Refusal('clientIdReused');
  return row.reply === null ? undefined : Done.under(request, JSON.parse(row.reply) as Reply);
}

/** The row that keeps a call's reply, for a hot path that writes it together with its work. Where it exists already, recall tells the reply. */
export const claimOf = (request: OnceRequest & { readonly clientId: string }, reply: unknown, now: number) => ({
  ...keyOf(request),
  bodyHash: bodyHash(request.body),
  reply: JSON.stringify(reply),
  createdAt: now,
});

async function guard(tx: Tx, clock: Clock, request: OnceRequest): Promise<void> {
  const now = clock.now();
  const passed = await tx
    .insert(callGuards)
    .values({ userId: request.user, call: request.call, lastAt: now })
    .onConflictDoUpdate({
      target: [callGuards.userId, callGuards.call],
      set: { lastAt: now },
      // A later moment than now comes from a clock that was set back.
      setWhere: or(lte(callGuards.lastAt, now - GUARD_MS), gt(callGuards.lastAt, now)),
    })
    .returning({ lastAt: callGuards.lastAt });
  if (passed.length === 0) throw new Refusal('tooOften');
}

const keyOf = (request: OnceRequest) => ({
  userId: request.user,
  call: request.call,
  clientId: request.clientId ?? '',
});

const matches = (request: OnceRequest) =>
  and(
    eq(clientRequests.userId, request.user),
    eq(clientRequests.call, request.call),
    eq(clientRequests.clientId, request.clientId ?? ''),
  );

function bodyHash(body: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(body)
    .filter(([name, value]) => name !== 'client_id' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(fields));
}
