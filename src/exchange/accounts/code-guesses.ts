import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '../../domain/durations.ts';
import type { Clock } from '../platform/clock-port.ts';
import type { Store } from '../platform/store/open.ts';
import { codeGuesses } from '../platform/store/schema/index.ts';
import type { Source } from './code-source.ts';

/** Wrong codes for one address within a day: of one source, and of all strange ones together. */
const MOST = { strange: 20, known: 100, strangers: 200 } as const;
const STRANGERS = '*';

/** Which codes a guess may be compared with: those of others too, only what the source itself asked for, or none. */
export type Guess = 'any' | 'own' | 'none';

/**
 * Counts wrong codes by address and source. Places where the owner was before have no share in the strangers' count, and
 * whoever asked for a code may use it whatever others did: their guesses are bounded by the codes they are sent
 * (code-limits.ts).
 */
export class CodeGuesses {
  private readonly store: Store;
  private readonly clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.store = store;
    this.clock = clock;
  }

  /** Counts a guess: none where the source, and own codes only where strange sources together, had their share of the day. */
  async begin(address: string, { source, isKnown }: Source): Promise<Guess> {
    const own = await this.count(address, source);
    if (own > (isKnown ? MOST.known : MOST.strange)) return 'none';
    return isKnown || (await this.count(address, STRANGERS)) <= MOST.strangers ? 'any' : 'own';
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

  private async count(address: string, source: string): Promise<number> {
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
      })
      .returning({ wrong: codeGuesses.wrong });
    return row?.wrong ?? 1;
  }
}
