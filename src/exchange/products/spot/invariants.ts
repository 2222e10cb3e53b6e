import { sql } from 'drizzle-orm';
import type { Invariant } from '../../ledger/invariants.ts';
import { SIDE_CODE, STATUS_CODE } from './schema.ts';

/** The rules that tie spot orders to the ledger. */
export const SPOT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an open order holds price x rest of a buy, the rest of a sell; nothing else is held for spot',
    offenders: sql`
      with open as (
        select 'order:' || o.id as reference, 'user:' || o.user_id as owner, 'spot' as account,
          case when o.side = ${SIDE_CODE.buy} then i.quote_id else i.base_id end as coin,
          case when o.side = ${SIDE_CODE.buy} then o.price * (o.amount - o.filled_amount) else o.amount - o.filled_amount end as amount
        from spot_orders o join instruments i on i.id = o.instrument_id where o.status = ${STATUS_CODE.open}
      )
      select reference, owner, account, coin, open.amount::text as expected, h.amount::text as held
      from open full join (select * from holds where product = 'spot') h using (reference, owner, account, coin)
      where coalesce(open.amount, 0) <> coalesce(h.amount, 0)`,
  },
  {
    name: 'the fills of an order sum to what it says is filled, its turnover and its fee',
    offenders: sql`
      select o.id from spot_orders o left join (
        select order_id, sum(amount) as amount, sum(value) as value, sum(fee) as fee from spot_fills group by order_id
      ) f on f.order_id = o.id
      where o.filled_amount <> coalesce(f.amount, 0) or o.filled_value <> coalesce(f.value, 0) or o.fee <> coalesce(f.fee, 0)`,
  },
  {
    name: 'no order is filled beyond its amount, and a full one is done',
    offenders: sql`
      select id from spot_orders
      where filled_amount > amount or (filled_amount = amount) <> (status = ${STATUS_CODE.filled}) or amount <= 0`,
  },
  {
    name: 'no order fills beyond its limit',
    offenders: sql`
      select f.id from spot_fills f join spot_orders o on o.id = f.order_id
      where o.order_type = 'limit' and case when o.side = ${SIDE_CODE.buy} then f.price > o.price else f.price < o.price end`,
  },
  {
    name: 'no users trade with themselves',
    offenders: sql`select id from spot_fills where counterparty = 'user:' || user_id`,
  },
];
