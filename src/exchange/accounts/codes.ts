import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { CODE_RESEND_S, LENGTH } from '../../domain/constants.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import { BoundedMap } from '../platform/bounded-map.ts';
import type { Clock } from '../platform/clock-port.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Db, Store, Tx } from '../platform/store/open.ts';
import { codes } from '../platform/store/schema/index.ts';
import { CodeGuesses } from './code-guesses.ts';
import type { CodeFor, Source } from './code-source.ts';
import type { Passwords } from './passwords.ts';

export const CODE_MINUTES = 10;
/** A code that was mailed this lately answers strangers who ask for one. */
const SHARED_MS = MINUTE_MS;
/** Codes that are remembered to be mailed again; an address that was forgotten gets a new one. */
const MOST_LIVE = 10_000;

/** A code that was looked at and found right; `consume` it in the transaction that acts on it. */
export interface RightCode {
  readonly target: CodeFor;
  readonly hash: string;
}

interface Secret {
  readonly code: string;
  readonly hash: string;
}

/**
 * Six-digit codes. An address has one live code a scene, which is mailed again to whoever asks while it lives: the newest
 * mail is right, whoever made it come, and a phone may change its network while the mail arrives. It lives for ten minutes
 * from its last mail, until it is used.
 *
 * A source may ask again after 120 s. Strange sources together make one mail a minute come: whoever asks in between has
 * the mail of that minute already, and is answered as if it had just been sent. So nobody is kept from a code by others.
 * Tries are bounded by the day (code-guesses.ts), not by the code: nobody can burn it. Of an address without an account
 * all of it holds alike.
 */
export class Codes {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly passwords: Passwords;
  private readonly guesses: CodeGuesses;
  /** Live codes in clear, by scene and address: in memory alone. The store has their hashes. */
  private readonly live = new BoundedMap<string, Secret>(MOST_LIVE);

  constructor(store: Store, clock: Clock, passwords: Passwords) {
    this.store = store;
    this.clock = clock;
    this.passwords = passwords;
    this.guesses = new CodeGuesses(store, clock);
  }

  /** Hands a code to `send`, unless it was mailed just now; what cannot be sent does not count. */
  async issue(target: CodeFor, from: Source, send: (code: string) => Promise<void>): Promise<void> {
    const code = String(randomInt(10 ** LENGTH.code)).padStart(LENGTH.code, '0');
    const fresh = { code, hash: await this.passwords.hash(code) };
    const issued = await this.store.transaction((tx) => this.insert(tx, target, from, fresh));
    if (!issued) return;
    try {
      await send(issued.code);
    } catch (error) {
      await this.store.db.delete(codes).where(eq(codes.id, issued.id));
      throw error;
    }
  }

  /**
   * Looks at a code without consuming it (readings G4). A wrong one is refused and costs the source a try, and nobody else;
   * at the first of a day for the address `warn` is called.
   */
  async check(target: CodeFor, from: Source, code: string, warn: () => void): Promise<RightCode> {
    // Counted before the comparison, so that guesses in parallel cannot share one.
    const mayTry = await this.guesses.begin(target.address, from);
    const hash = (await this.latest(this.store.db, target))?.hash ?? null;
    // As much work as a comparison, whatever there is to compare with.
    const isRight = await this.passwords.matches(mayTry ? hash : null, code);
    if (isRight && hash !== null) {
      await this.guesses.takeBack(target.address, from);
      return { target, hash };
    }
    if (await this.guesses.isFirstOfDay(target.address)) warn();
    throw new Refusal('codeWrong');
  }

  /** Uses a code up; refused where a parallel request did so first. */
  async consume(tx: Tx, { target: { address, scene }, hash }: RightCode): Promise<void> {
    const used = await tx
      .update(codes)
      .set({ consumedAt: this.clock.now() })
      .where(and(eq(codes.address, address), eq(codes.scene, scene), isNull(codes.consumedAt)))
      .returning({ hash: codes.hash });
    if (!used.some((row) => row.hash === hash)) throw new Refusal('codeWrong');
  }

  /** The live code of an address; with a source, as it was last mailed for that one. */
  private async latest(
    db: Db,
    { address, scene }: CodeFor,
    source?: string,
  ): Promise<{ hash: string; createdAt: number } | undefined> {
    const [row] = await db
      .select({ hash: codes.hash, createdAt: codes.createdAt })
      .from(codes)
      .where(
        and(
          eq(codes.address, address),
          eq(codes.scene, scene),
          source === undefined ? undefined : eq(codes.source, source),
          isNull(codes.consumedAt),
          gt(codes.expiresAt, this.clock.now()),
        ),
      )
      .orderBy(desc(codes.id))
      .limit(1);
    return row;
  }

  /** Notes that a code goes out now; null where the one that was mailed just now will do. */
  private async insert(
    tx: Tx,
    target: CodeFor,
    { source, isKnown }: Source,
    fresh: Secret,
  ): Promise<{ id: number; code: string } | null> {
    const { address, scene } = target;
    // Two requests for one address wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code ${address}`}))`);
    const now = this.clock.now();
    const own = await this.latest(tx, target, source);
    const wait = own ? own.createdAt + CODE_RESEND_S * 1000 - now : 0;
    if (wait > 0) throw new Refusal('codeResend', { seconds: Math.ceil(wait / 1000) });
    const latest = await this.latest(tx, target);
    if (!isKnown && latest && now - latest.createdAt < SHARED_MS) return null;
    const key = `${scene} ${address}`;
    const kept = this.live.get(key);
    const secret = kept && kept.hash === latest?.hash ? kept : fresh;
    this.live.set(key, secret);
    const [row] = await tx
      .insert(codes)
      .values({
        address,
        scene,
        source,
        hash: secret.hash,
        createdAt: now,
        expiresAt: now + CODE_MINUTES * MINUTE_MS,
      })
      .returning({ id: codes.id });
    if (!row) throw new Error('The code was not stored');
    return { id: row.id, code: secret.code };
  }
}
