import { sql } from 'drizzle-orm';
import { MOST_ALERTS } from '../../../domain/forms/price-alert.ts';
import type { Invariant } from '../../ledger/invariants.ts';

/** The rules that tie alerts to the ticks that fired them. */
export const ALERTS_INVARIANTS: readonly Invariant[] = [
  {
    name: 'the tick that fired an alert reached its level, came after it was made, and is kept for good',
    offenders: sql`
      select id from price_alerts a where state = 2 and (
        case direction when 1 then fired_price < level else fired_price > level end
        or fired_seq <= after_seq or not exists (select from tick_pins where seq = a.fired_seq))`,
  },
  {
    name: 'nobody has more alerts waiting than they may',
    offenders: sql`
      select user_id, count(*)::int as waiting from price_alerts where state = 1
      group by user_id having count(*) > ${MOST_ALERTS}`,
  },
];
