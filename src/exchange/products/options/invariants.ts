import { sql } from 'drizzle-orm';
import type { Invariant } from '../../ledger/invariants.ts';
import { DIRECTION_CODE, STATE_CODE } from './schema.ts';
import { SETTLE_TASK } from './settle.ts';

/** Codes as they stand in a statement: those of a case have no type of their own. */
const { open, won, lost, drawn, returned } = Object.fromEntries(
  Object.entries(STATE_CODE).map(([state, code]) => [state, sql.raw(String(code))]),
) as Readonly<Record<keyof typeof STATE_CODE, ReturnType<typeof sql.raw>>>;

/** The rules that tie options to the ledger, their ends and their ticks. */
export const OPTIONS_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an open option holds its stake; nothing else is held for options',
    offenders: sql`
      with open as (
        select 'option:' || id as reference, 'user:' || user_id as owner, 'options' as account, coin, stake
        from option_orders where state = ${open}
      )
      select reference, owner, account, coin, open.stake::text as expected, h.amount::text as held
      from open full join (select * from holds where product = 'options') h using (reference, owner, account, coin)
      where coalesce(open.stake, 0) <> coalesce(h.amount, 0)`,
  },
  {
    name: 'an open option waits for its end at its moment, and one that has ended waits for nothing',
    offenders: sql`
      select coalesce('option:' || o.id, t.ref) as reference, o.state, o.due_at, t.due_at as planned
      from (select * from option_orders where state = ${open}) o
      full join (select * from tasks where kind = ${SETTLE_TASK} and state = 'waiting') t on t.ref = 'option:' || o.id
      where o.id is null or t.ref is null or o.due_at <> t.due_at`,
  },
  {
    name: 'the result of an option follows from its two prices, and its payout from the result',
    offenders: sql`
      select id, state, open_price::text, end_price::text, payout::text from (
        select *, case when state = ${returned} then ${returned}
          when open_price = end_price then ${drawn}
          when (end_price > open_price) = (direction = ${DIRECTION_CODE.up}) then ${won}
          else ${lost} end as due
        from option_orders where state <> ${open}
      ) ended
      where state <> due or payout <> case state when ${won} then stake + profit when ${lost} then 0 else stake end`,
  },
  {
    name: 'the ledger paid what an option says came back',
    offenders: sql`
      select o.id, o.payout::text, coalesce(paid.amount, 0)::text as paid from option_orders o left join (
        select e.reference, sum(p.available) as amount from ledger_entries e join ledger_postings p on p.entry_id = e.id
        where starts_with(e.reference, 'option:') and p.owner <> 'house:options' group by e.reference
      ) paid on paid.reference = 'option:' || o.id
      where coalesce(paid.amount, 0) <> coalesce(o.payout, 0) - o.stake`,
  },
  {
    name: 'both ticks of a result come at or after their moments, and are kept for good',
    offenders: sql`
      select id from option_orders o where state in (${won}, ${lost}, ${drawn})
        and (open_at < placed_at or end_at < due_at or end_seq < open_seq
          or (select count(*) from tick_pins where seq in (o.open_seq, o.end_seq)) < case when open_seq = end_seq then 1 else 2 end)`,
  },
];
