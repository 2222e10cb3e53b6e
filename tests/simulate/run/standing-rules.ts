import { sql } from 'drizzle-orm';
import { findViolations, type Invariant, type Violation } from '../../../src/exchange/ledger/invariants.ts';
import { dialect } from '../../../src/exchange/platform/store/driver.ts';
import type { Database } from '../world/database.ts';

/** Plans are made for the tables as they are: so they are made again as the tables grow. */
const USES_OF_A_PLAN = 50;
const NAME = 'standing_rules';

/** The rules that hold at any moment, all in one statement that is planned once for many looks. */
export class StandingRules {
  private readonly database: Database;
  private readonly rules: readonly Invariant[];
  private left = 0;
  private isPlanned = false;

  constructor(database: Database, rules: readonly Invariant[]) {
    this.database = database;
    this.rules = rules;
  }

  /** The first rule that does not hold, with rows that break it. */
  async firstBroken(): Promise<Violation | undefined> {
    if (this.left === 0) await this.plan();
    this.left -= 1;
    const [result] = await this.database.exec(`execute ${NAME}`);
    if (result?.rows.length === 0) return undefined;
    const [broken] = await findViolations(this.database.db, this.rules);
    if (!broken) throw new Error('The rules in one statement say other than one by one');
    return broken;
  }

  private async plan(): Promise<void> {
    const parts = this.rules.map(({ offenders }) => sql`(select 1 from (${offenders}) broken limit 1)`);
    const { sql: text } = dialect.sqlToQuery(sql.join(parts, sql` union all `).inlineParams());
    if (this.isPlanned) await this.database.exec(`deallocate ${NAME}`);
    await this.database.exec(`prepare ${NAME} as ${text}`);
    this.isPlanned = true;
    this.left = USES_OF_A_PLAN;
  }
}
