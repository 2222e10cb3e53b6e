import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { DAY_MS } from '../../domain/durations.ts';
import type { Clock } from '../platform/clock-port.ts';
import type { Store } from '../platform/store/open.ts';
import { codeGuesses } from '../platform/store/schema/index.ts';
import type { Source } from './code-source.ts';

/** Wrong codes for one address within a day: of a place of the owner, and of a strange source. */
const SOURCE_MOST = { known: 100, strange: 10 } as const;
/** Wrong codes for one address within a day of all strange sources: before each has one only, and at all. */
const STRANGERS_MOST = { free: 50, all: 2500 } as const;
/** Rows beside those of sources: the count of all strange ones, and of the letters to the owner. */
const STRANGERS = '*';
const LETTERS = '!';

/**
 * Bounds the wrong codes for an address within a day, whoever it is the address of. Strange sources may try ten each and 50
 * together; beyond these 50 each has a single try, and beyond 2500 none. So an attacker is right with a chance of at most
 * 2500 / 1,000,000 = 0.25 % a day, and for that needs 2450 addresses; whoever has fewer cannot take the one try from a
 * newcomer who has read the code. Places where the owner signed in before have 100 tries each and no share in the
 * strangers' counts: there the owner gets in even when strangers have used up all of theirs. An attacker at the owner's
 * own address shares its tries, and takes none of another address.
 */
export class CodeGuesses {
  private readonly store: Store;
  private readonly clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.store = store;
    this.clock = clock;
  }

  /** Counts a guess as a wrong one; false where it may not be compared any more. */
  async begin(address: string, { source, isKnown }: Source): Promise<boolean> {
    const own = await this.count(address, source, isKnown ? SOURCE_MOST.known : SOURCE_MOST.strange);
    if (own === null || isKnown) return own !== null;
    const most = own === 1 ? STRANGERS_MOST.all : STRANGERS_MOST.free;
    return (await this.count(address, STRANGERS, most)) !== null;
  }

  /** The guess was right. */
  async takeBack(address: string, { source, isKnown }: Source): Promise<void> {
    await this.store.db
      .update(codeGuesses)
      .set({ wrong: sql`${codeGuesses.wrong} - 1` })
      .where(
        and(
          eq(codeGuesses.address, address),
          inArray(codeGuesses.source, isKnown ? [source] : [source, STRANGERS]),
          gt(codeGuesses.wrong, 0),
        ),
      );
  }

  /** Whether this wrong code is the first of the day that the owner is written to about. */
  async isFirstOfDay(address: string): Promise<boolean> {
    return (await this.count(address, LETTERS, 1)) !== null;
  }

  /** One more of the day's; null, and nothing counted, where there were as many as may be. */
  private async count(address: string, source: string, most: number): Promise<number | null> {
    const now = this.clock.now();
    const isOver = sql`${codeGuesses.since} <= ${now - DAY_MS}`;
    const [row] = await this.store.db
      .insert(codeGuesses)
      .values({ address, source, wrong: 1, since: now })
      .onConflictDoUpdate({
        target: [codeGuesses.address, codeGuesses.source],
        set: {
          wrong: sql`case when ${isOver} then 1 else ${codeGuesses.wrong} + 1 end`,
          since: sql`case when ${isOver} then ${now} else ${codeGuesses.since} end`,
        },
        setWhere: or(isOver, sql`${codeGuesses.wrong} < ${most}`),
      })
      .returning({ wrong: codeGuesses.wrong });
    return row?.wrong ?? null;
  }
}
