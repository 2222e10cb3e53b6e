import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { CODE_RESEND_S, LENGTH } from '../../domain/constants.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { Clock } from '../platform/clock-port.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Store, Tx } from '../platform/store/open.ts';
import { codes } from '../platform/store/schema/index.ts';
import { CodeGuesses, type Guess } from './code-guesses.ts';
import { assertMayAsk } from './code-limits.ts';
import type { CodeFor, Source } from './code-source.ts';
import type { Passwords } from './passwords.ts';

export const CODE_MINUTES = 10;
const TRIES = 5;
/** Codes of other sources that a source without one of its own is compared with: a phone changes its network while the mail arrives. */
const FOREIGN = 3;

/** A code that was looked at and found right; `consume` it in the transaction that acts on it. */
export interface RightCode {
  readonly id: number;
}

/** Six-digit codes: hashed, ten minutes, five tries, a new one for the same source after 120 s. */
export class Codes {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly passwords: Passwords;
  private readonly guesses: CodeGuesses;

  constructor(store: Store, clock: Clock, passwords: Passwords) {
    this.store = store;
    this.clock = clock;
    this.passwords = passwords;
    this.guesses = new CodeGuesses(store, clock);
  }

  /** Makes a code and hands it to `send`; what cannot be sent does not count. */
  async issue(target: CodeFor, from: Source, send: (code: string) => Promise<void>): Promise<void> {
    const code = String(randomInt(10 ** LENGTH.code)).padStart(LENGTH.code, '0');
    const hash = await this.passwords.hash(code);
    const id = await this.store.transaction((tx) => this.insert(tx, target, from, hash));
    try {
      await send(code);
    } catch (error) {
      await this.store.db.delete(codes).where(eq(codes.id, id));
      throw error;
    }
  }

  /** Looks at a code without consuming it (readings G4); a wrong one costs the source a try, and nobody else. */
  async check(target: CodeFor, from: Source, code: string): Promise<RightCode> {
    // Counted before the comparison, so that guesses in parallel cannot share one.
    const guess = await this.guesses.begin(target.address, from);
    const candidates = await this.candidates(target, from, guess);
    for (const { id, hash } of candidates) {
      if (!(await this.passwords.matches(hash, code))) continue;
      await this.store.db
        .update(codes)
        .set({ tries: sql`greatest(${codes.tries} - 1, 0)` })
        .where(and(eq(codes.id, id), eq(codes.source, from.source)));
      await this.guesses.takeBack(target.address, from);
      return { id };
    }
    // As much work as a comparison, whatever there was to compare with.
    if (candidates.length === 0) await this.passwords.matches(null, code);
    throw new Refusal('codeWrong');
  }

  /** Uses a code up; refused where a parallel request did so first. */
  async consume(tx: Tx, code: RightCode): Promise<void> {
    const used = await tx
      .update(codes)
      .set({ consumedAt: this.clock.now() })
      .where(and(eq(codes.id, code.id), isNull(codes.consumedAt)))
      .returning({ id: codes.id });
    if (used.length === 0) throw new Refusal('codeWrong');
  }

  /** The source's own live code, which loses a try; where it has none, the latest of others, which lose nothing. */
  private async candidates(target: CodeFor, { source }: Source, guess: Guess): Promise<{ id: number; hash: string }[]> {
    if (guess === 'none') return [];
    const now = this.clock.now();
    const open = and(eq(codes.address, target.address), eq(codes.scene, target.scene), isNull(codes.consumedAt));
    const [own] = await this.store.db
      .select({ id: codes.id, expiresAt: codes.expiresAt })
      .from(codes)
      .where(and(open, eq(codes.source, source)))
      .orderBy(desc(codes.id))
      .limit(1);
    if (own && own.expiresAt > now) {
      return this.store.db
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(and(eq(codes.id, own.id), lt(codes.tries, TRIES)))
        .returning({ id: codes.id, hash: codes.hash });
    }
    if (guess === 'own') return [];
    return this.store.db
      .select({ id: codes.id, hash: codes.hash })
      .from(codes)
      .where(and(open, ne(codes.source, source), gt(codes.expiresAt, now)))
      .orderBy(desc(codes.id))
      .limit(FOREIGN);
  }

  private async insert(
    tx: Tx,
    { address, scene }: CodeFor,
    { source, isKnown }: Source,
    hash: string,
  ): Promise<number> {
    // Two requests for one address wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code ${address}`}))`);
    const now = this.clock.now();
    const [latest] = await tx
      .select()
      .from(codes)
      .where(
        and(eq(codes.address, address), eq(codes.scene, scene), eq(codes.source, source), isNull(codes.consumedAt)),
      )
      .orderBy(desc(codes.id))
      .limit(1);
    const wait = latest ? latest.createdAt + CODE_RESEND_S * 1000 - now : 0;
    if (wait > 0 && wait <= CODE_RESEND_S * 1000) throw new Refusal('codeResend', { seconds: Math.ceil(wait / 1000) });
    await assertMayAsk(tx, { address, source, isKnown, now });
    const [row] = await tx
      .insert(codes)
      .values({ address, scene, source, isKnown, hash, createdAt: now, expiresAt: now + CODE_MINUTES * MINUTE_MS })
      .returning({ id: codes.id });
    if (!row) throw new Error('The code was not stored');
    return row.id;
  }
}
