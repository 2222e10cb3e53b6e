import { sql } from 'drizzle-orm';
import type { Invariant } from '../../ledger/invariants.ts';
import { DIRECTION_CODE, REASON_CODE, STATE_CODE } from './schema.ts';

const codesOf = <Word extends string>(codes: Readonly<Record<Word, number>>) =>
  Object.fromEntries(Object.entries(codes).map(([word, code]) => [word, sql.raw(String(code))])) as Readonly<
    Record<Word, ReturnType<typeof sql.raw>>
  >;
const state = codesOf(STATE_CODE);
const reason = codesOf(REASON_CODE);

/** What a position had won of its opening price by the tick that ended `w`, times its multiple. */
const won = (alias: 'o' | 'w') =>
  sql.raw(`(w.close_price - ${alias}.open_price) * case when w.direction = ${DIRECTION_CODE.long} then 1 else -1 end
          / ${alias}.open_price * ${alias}.multiple`);

/** The rules that tie futures to the ledger, their ticks and each other. */
export const FUTURES_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a position holds its margin, an entrust its fee too; nothing else is held for futures',
    offenders: sql`
      with live as (
        select 'position:' || id as reference, 'user:' || user_id as owner, 'futures' as account, coin,
          margin + case when state = ${state.waiting} then fee else 0 end as due
        from futures_positions where state in (${state.waiting}, ${state.open}, ${state.closing})
      )
      select reference, owner, account, coin, live.due::text as expected, h.amount::text as held
      from live full join (select * from holds where product = 'futures') h using (reference, owner, account, coin)
      where coalesce(live.due, 0) <> coalesce(h.amount, 0)`,
  },
  {
    name: 'what is open on a side of a pair is the sum of its positions and entrusts',
    offenders: sql`
      select instrument_id, direction, e.notional::text as counted, p.notional::text as due from futures_exposure e
      full join (
        select instrument_id, direction, sum(notional) as notional from futures_positions
        where state in (${state.waiting}, ${state.open}, ${state.closing}) group by instrument_id, direction
      ) p using (instrument_id, direction)
      where coalesce(e.notional, 0) <> coalesce(p.notional, 0)`,
  },
  {
    name: 'the result of a position follows from its two prices, its size and its side',
    offenders: sql`
      select id, profit::text from futures_positions
      where state = ${state.closed} and profit <> case when reason = ${reason.returned} then 0
        else lots * contract_size * (close_price - open_price) * case when direction = ${sql.raw(String(DIRECTION_CODE.long))} then 1 else -1 end end`,
  },
  {
    name: 'the ledger moved what futures say was won, lost and paid',
    offenders: sql`
      select user_id, due::text, coalesce(moved, 0)::text as moved from (
        select 'user:' || user_id as owner, user_id,
          coalesce(sum(case when state = ${state.closed} then profit + insured + unpaid - cut - liquidation_fee else 0 end), 0)
            - sum(overnight) - sum(case when open_seq is null then 0 else fee end) as due
        from futures_positions group by user_id
      ) users left join (
        select p.owner, sum(p.available + p.frozen) as moved
        from ledger_postings p where p.kind between 30 and 37 group by p.owner
      ) ledger using (owner)
      where due <> coalesce(moved, 0)`,
  },
  {
    name: 'a position is opened by a tick at or after it was accepted, closed by one at or after that was asked, and both are kept for good',
    offenders: sql`
      select id from futures_positions p where open_seq is not null and (
          open_at < placed_at or close_seq < open_seq or (reason = ${reason.asked} and close_at < asked_at)
          or (select count(*) from tick_pins where seq in (p.open_seq, p.close_seq))
            < case when close_seq is null or close_seq = open_seq then 1 else 2 end)`,
  },
  {
    name: 'a profit is cut where its position was deleveraged, by no more than it was, for what others could not pay on the other side at that tick',
    offenders: sql`
      select w.id, w.cut::text as cut from futures_positions w
      where (w.cut <> 0) <> coalesce(w.reason = ${reason.deleveraged}, false) or w.cut < 0 or (w.cut > 0 and w.cut > w.profit)
      union all
      select null, cut::text from (
        select close_seq, instrument_id, direction, sum(cut) as cut from futures_positions where cut > 0 group by 1, 2, 3
      ) c where cut > (select coalesce(sum(l.unpaid), 0) from futures_positions l
        where l.unpaid > 0 and l.close_seq = c.close_seq and l.instrument_id = c.instrument_id and l.direction <> c.direction)`,
  },
  {
    // One whose opening was committed late may have begun before the tick, and not have been there.
    name: 'nobody is deleveraged before one who has won more of the price, times the multiple',
    offenders: sql`
      select w.id, o.id as before from futures_positions w join futures_positions o
        on o.instrument_id = w.instrument_id and o.coin = w.coin and o.direction = w.direction and o.id is distinct from w.part_of
      where w.cut > 0 and o.id <> w.id and (w.part_of is null or o.part_of is distinct from w.part_of)
        and o.open_at < w.close_at - 60000 and coalesce(o.close_seq > w.close_seq, o.closed_at is null or o.closed_at > w.close_at)
        and ${won('o')} > ${won('w')}`,
  },
  {
    name: 'nobody bears the loss of a position that its account could pay, nor is one charged for what it has not',
    offenders: sql`
      select id from futures_positions where insured < 0 or unpaid < 0 or cut < 0 or margin < 0 or margin > open_margin
        or (state in (${state.closed}, ${state.cancelled})) <> (margin = 0 and closed_at is not null)`,
  },
];
