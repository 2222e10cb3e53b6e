import { sql } from 'drizzle-orm';
import type { FuturesDirection } from '../../../domain/futures/amounts.ts';
import { Money } from '../../ledger/decimal.ts';
import { HOUSE_BALANCES } from '../../ledger/houses.ts';
import { ownerKey } from '../../ledger/owner.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Db } from '../../platform/store/open.ts';
import { recordset } from '../../platform/store/recordset.ts';
import type { FuturesContext } from './context.ts';
import { HOUSE } from './kinds.ts';
import type { FuturesTick } from './prices.ts';
import { DIRECTION_CODE } from './schema.ts';

/** A side of a pair on which a tick liquidated accounts that had less than they lost, the insurance fund being empty. */
export interface ShortSide {
  readonly instrumentId: number;
  readonly direction: FuturesDirection;
  readonly coin: number;
  /** What is still to be borne. */
  readonly left: Money;
  /** A unit of the base coin between the index of the tick and the price at which all of them together had nothing left. */
  readonly perUnit: Money;
}

/** A position on the other side, which wins what the short one cannot pay. */
export interface Winner {
  readonly id: number;
  readonly userId: number;
  readonly lots: number;
  readonly contractSize: Money;
  /** What a unit of it has won. */
  readonly profit: Money;
}

/** Decimals of an amount in the store. */
const DECIMALS = 18;

/** Sides that a tick left short, as far as nobody has borne it yet. */
export async function shortSides(db: Db, { seq }: FuturesTick): Promise<readonly ShortSide[]> {
  const rows = await queryRows<{
    instrumentId: number;
    isLong: boolean;
    coin: number;
    unpaid: string;
    size: string;
    cut: string;
  }>(
    db,
    sql`select l.instrument_id as "instrumentId", l.direction = ${DIRECTION_CODE.long} as "isLong", l.coin,
        sum(l.unpaid)::text as unpaid, sum(l.lots * l.contract_size)::text as size,
        coalesce((select sum(w.cut) from futures_positions w where w.cut > 0 and w.close_seq = ${seq}::bigint
          and w.instrument_id = l.instrument_id and w.coin = l.coin and w.direction <> l.direction), 0)::text as cut
      from futures_positions l where l.unpaid > 0 and l.close_seq = ${seq}::bigint
      group by l.instrument_id, l.direction, l.coin order by l.instrument_id, l.direction, l.coin`,
  );
  return rows
    .map(
      ({ isLong, unpaid, size, cut, ...side }): ShortSide => ({
        ...side,
        direction: isLong ? 'long' : 'short',
        left: new Money(unpaid).minus(cut),
        perUnit: new Money(unpaid).div(size).toDecimalPlaces(DECIMALS, Money.ROUND_UP),
      }),
    )
    .filter(({ left }) => left.gt(0));
}

/** Ticks from one on that left a side short: a run that ended right then may not have gone on. */
export async function shortTicks(db: Db, from: number): Promise<ReadonlySet<number>> {
  const rows = await queryRows<{ seq: number }>(
    db,
    sql`select distinct close_seq as seq from futures_positions where unpaid > 0 and close_seq >= ${from}::bigint`,
  );
  return new Set(rows.map(({ seq }) => seq));
}

/** What the house has beyond what all open positions have won by a tick, together; below zero it cannot bear what is not paid. */
export async function capitalAt({ store, markets }: FuturesContext, coin: number, tick: FuturesTick): Promise<Money> {
  const prices = markets.instruments.flatMap(({ id, symbol }) => {
    const price = tick.prices.get(symbol)?.index;
    return price === undefined ? [] : [{ instrument_id: id, price }];
  });
  const [row] = await queryRows<{ capital: string }>(
    store.db,
    sql`select ((select coalesce(sum(h.available), 0) from (${HOUSE_BALANCES}) h
          where h.owner = ${ownerKey(HOUSE)} and h.account = 'futures' and h.coin = ${coin}::int)
        - coalesce(sum(p.lots * p.contract_size * (t.price - p.open_price)
          * case when p.direction = ${DIRECTION_CODE.long} then 1 else -1 end), 0))::text as capital
      from futures_positions p join ${recordset(prices, 'instrument_id int, price numeric')} t on t.instrument_id = p.instrument_id
      where p.state in (2, 3) and p.coin = ${coin}::int and p.open_at <= ${tick.at}::bigint`,
  );
  return new Money(row?.capital ?? 0);
}

/**
 * Who wins what a short side cannot pay, in the order in which they are deleveraged: by what they have won in percent of their opening price,
 * times their multiple; then by the multiple; then the oldest.
 */
export async function winnersAgainst(
  db: Db,
  { instrumentId, direction, coin }: ShortSide,
  { price, at, most }: { readonly price: string; readonly at: number; readonly most: number },
): Promise<readonly Winner[]> {
  const sign = sql.raw(direction === 'long' ? '-1' : '1');
  const profit = sql`${sign} * (${price}::numeric - open_price)`;
  const rows = await queryRows<{ id: number; userId: number; lots: number; contractSize: string; profit: string }>(
    db,
    sql`select id, user_id as "userId", lots, contract_size::text as "contractSize", (${profit})::text as profit from futures_positions
      where state in (2, 3) and instrument_id = ${instrumentId}::int and coin = ${coin}::int and direction <> ${DIRECTION_CODE[direction]}
        and open_at < ${at}::bigint and ${profit} > 0
      order by ${profit} / open_price * multiple desc, multiple desc, id limit ${most}`,
  );
  return rows.map(({ contractSize, profit: won, ...row }) => ({
    ...row,
    contractSize: new Money(contractSize),
    profit: new Money(won),
  }));
}
