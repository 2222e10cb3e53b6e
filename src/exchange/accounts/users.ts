import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Lang } from '../../domain/constants.ts';
import { Refusal } from '../platform/refusal.ts';
import { sqlState } from '../platform/store/away.ts';
import type { Db, Tx } from '../platform/store/open.ts';
import { loginNames, users } from '../platform/store/schema/index.ts';

export type User = typeof users.$inferSelect;

/** SQLSTATE of a unique key that is taken. */
const TAKEN = '23505';
/** Letters and digits that nobody mistakes for one another. */
const INVITE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The one form in which names to sign in with are kept and compared. */
export const normalName = (name: string): string => name.trim().toLowerCase();

/** Finds a user by account name, e-mail or phone. */
export async function findUser(db: Db, name: string): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(loginNames)
    .innerJoin(users, eq(users.id, loginNames.userId))
    .where(eq(loginNames.name, normalName(name)));
  return found?.user;
}

/** Gives a user a name to sign in with, in the transaction that writes it; refused where it is anybody's, as whatever kind. */
export async function takeLoginName(tx: Tx, user: number, name: string): Promise<void> {
  const taken = await tx
    .insert(loginNames)
    .values({ name: normalName(name), userId: user })
    .onConflictDoNothing()
    .returning({ name: loginNames.name });
  if (taken.length === 0) throw new Refusal('accountExists');
}

/** What a session is opened on; nobody changes it before the transaction ends. */
export async function shareUser(tx: Tx, id: number): Promise<Pick<User, 'passwordHash' | 'status'> | undefined> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash, status: users.status })
    .from(users)
    .where(eq(users.id, id))
    .for('share');
  return user;
}

/** Keeps what language a user reads, in the transaction that signs in. */
export async function keepLang(tx: Tx, user: Pick<User, 'id' | 'lang'>, lang: Lang): Promise<void> {
  if (user.lang !== lang) await tx.update(users).set({ lang }).where(eq(users.id, user.id));
}

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly parentId: number | null;
  readonly isDemo: boolean;
  /** The language that they read; none where nobody said so. */
  readonly lang?: Lang;
  readonly now: number;
}

/** Makes an account; refused where the address has one. */
export async function createUser(tx: Tx, given: NewUser): Promise<User> {
  const email = normalName(given.email);
  try {
    const [user] = await tx
      .insert(users)
      .values({
        account: email,
        email,
        passwordHash: given.passwordHash,
        parentId: given.parentId,
        isDemo: given.isDemo,
        lang: given.lang,
        createdAt: given.now,
        // Two to ten letters and digits, as a nickname must be (product-spec.md section 5).
        nickname: `user${randomInt(100_000, 1_000_000)}`,
        inviteCode: Array.from({ length: 8 }, () => INVITE_ALPHABET[randomInt(INVITE_ALPHABET.length)]).join(''),
      })
      .returning();
    if (!user) throw new Error('The account was not made');
    await takeLoginName(tx, user.id, email);
    return user;
  } catch (error) {
    if (sqlState(error) === TAKEN) throw new Refusal('accountExists');
    throw error;
  }
}
