import { randomInt } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { CODE_RESEND_S, LENGTH } from '../../domain/constants.ts';
import type { Clock } from '../platform/clock-port.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Store, Tx } from '../platform/store/open.ts';
import { codes } from '../platform/store/schema/index.ts';
import type { Passwords } from './passwords.ts';

export type Scene = 'register' | 'forget' | 'security';

const MINUTE_MS = 60_000;
export const CODE_MINUTES = 10;
const TRIES = 5;
/** Codes to one address within an hour: enough for anybody who reads them, too few to flood a mailbox. */
const HOURLY = 10;

/** A code that was looked at and found right; `consume` it in the transaction that acts on it. */
export interface RightCode {
  readonly id: number;
}

/** Six-digit codes: hashed, ten minutes, five tries, a new one after 120 s. */
export class Codes {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly passwords: Passwords;

  constructor(store: Store, clock: Clock, passwords: Passwords) {
    this.store = store;
    this.clock = clock;
    this.passwords = passwords;
  }

  /** Makes a code and hands it to `send`; what cannot be sent does not count. */
  async issue(address: string, scene: Scene, send: (code: string) => Promise<void>): Promise<void> {
    const code = String(randomInt(10 ** LENGTH.code)).padStart(LENGTH.code, '0');
    const hash = await this.passwords.hash(code);
    const id = await this.store.transaction((tx) => this.insert(tx, address, scene, hash));
    try {
      await send(code);
    } catch (error) {
      await this.store.db.delete(codes).where(eq(codes.id, id));
      throw error;
    }
  }

  /** Looks at a code without consuming it (readings G4); a wrong one costs a try. */
  async check(address: string, scene: Scene, code: string): Promise<RightCode> {
    const now = this.clock.now();
    const live = this.store.db
      .select({ id: codes.id })
      .from(codes)
      .where(and(eq(codes.address, address), eq(codes.scene, scene), isNull(codes.consumedAt)))
      .orderBy(desc(codes.id))
      .limit(1);
    // The try is taken before the comparison, so that guesses in parallel cannot share one.
    const [row] = await this.store.db
      .update(codes)
      .set({ tries: sql`${codes.tries} + 1` })
      .where(and(eq(codes.id, live), gt(codes.expiresAt, now), lt(codes.tries, TRIES)))
      .returning({ id: codes.id, hash: codes.hash });
    const isRight = await this.passwords.matches(row?.hash ?? null, code);
    if (!row || !isRight) throw new Refusal('codeWrong');
    await this.store.db
      .update(codes)
      .set({ tries: sql`${codes.tries} - 1` })
      .where(eq(codes.id, row.id));
    return { id: row.id };
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

  private async insert(tx: Tx, address: string, scene: Scene, hash: string): Promise<number> {
    // Two requests for one address wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code ${address} ${scene}`}))`);
    const now = this.clock.now();
    const [latest] = await tx
      .select()
      .from(codes)
      .where(and(eq(codes.address, address), eq(codes.scene, scene), isNull(codes.consumedAt)))
      .orderBy(desc(codes.id))
      .limit(1);
    const wait = latest ? latest.createdAt + CODE_RESEND_S * 1000 - now : 0;
    if (wait > 0 && wait <= CODE_RESEND_S * 1000) throw new Refusal('codeResend', { seconds: Math.ceil(wait / 1000) });
    const [recent] = await tx
      .select({ sent: count() })
      .from(codes)
      .where(and(eq(codes.address, address), gt(codes.createdAt, now - 60 * MINUTE_MS)));
    if ((recent?.sent ?? 0) >= HOURLY) throw new Refusal('tooMany', { seconds: 3600 });
    const [row] = await tx
      .insert(codes)
      .values({ address, scene, hash, createdAt: now, expiresAt: now + CODE_MINUTES * MINUTE_MS })
      .returning({ id: codes.id });
    if (!row) throw new Error('The code was not stored');
    return row.id;
  }
}
