import { sql } from 'drizzle-orm';
import { profitOf } from '../../../domain/options.ts';
import { emitBalances } from '../../ledger/emit-balances.ts';
import { type Done, type OnceRequest, once } from '../../ledger/idempotent.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Tx } from '../../platform/store/open.ts';
import { acceptedAt, checkOffer, type OptionRequest } from './check.ts';
import type { OptionsContext } from './context.ts';
import { checkExposure, lockSymbol } from './exposure.ts';
import { OPTIONS_HOLDS, OPTIONS_KIND } from './kinds.ts';
import { type OptionOrder, placeOf, referenceOf } from './order.ts';
import { checkOwnLimits, ownLimits } from './own-limits.ts';
import { optionOrders } from './schema.ts';
import { SETTLE_TASK } from './settle.ts';
import { MOST_OPEN } from './terms.ts';

/**
 * Takes an option. Its stake is held and its end planned in one transaction. The moment it was accepted is that at which all
 * locks are there and every rule has been held: the first tick from then on begins it, so that nobody, also who watches the
 * book within a second, knows the price that it begins at.
 */
export const placeOption =
  (context: OptionsContext) =>
  async (request: OptionRequest, call: OnceRequest): Promise<Done<OptionOrder>> => {
    const scale = (await context.coins.all()).get(request.coin)?.scale ?? 0;
    return once(context, call, async (tx, after) => {
      const { order, held } = await placed(context, tx, { ...request, user: call.user, scale });
      after(() => emitBalances(context.events, [held]));
      return order;
    });
  };

/** What is asked for, with who asks and the decimals that their coin is booked with. */
interface Asked extends OptionRequest {
  readonly user: number;
  readonly scale: number;
}

async function placed({ ledger, markets, tasks, clock }: OptionsContext, tx: Tx, asked: Asked) {
  const checked = checkOffer(markets, asked);
  const { instrument, term } = checked;
  acceptedAt(markets, checked, clock.now());
  const { user, coin, direction, stake, scale } = asked;
  const profit = profitOf(stake, term.ratio, scale);
  const id = await nextId(tx);
  const held: LedgerEntry = {
    kind: OPTIONS_KIND.optionHold,
    reference: referenceOf(id),
    postings: [OPTIONS_HOLDS.hold(placeOf({ id, userId: user, coin }), stake)],
  };
  await ledger.post(tx, [held]);
  await lockSymbol(tx, instrument.id);
  // All that came before may have waited for others.
  const now = clock.now();
  const placedAt = acceptedAt(markets, checked, now);
  const dueAt = placedAt + term.seconds * 1000;
  const limits = await ownLimits(tx, user, now);
  if (limits.open >= MOST_OPEN) throw new Refusal('options.tooManyOpen', { count: MOST_OPEN });
  checkOwnLimits(limits, { stake, coin: instrument.quote.name, now });
  await checkExposure(tx, { instrument: instrument.id, direction, dueAt, profit });
  const values = {
    id,
    userId: user,
    instrumentId: instrument.id,
    coin,
    direction,
    seconds: term.seconds,
    stake,
    ratio: term.ratio,
    profit,
    placedAt,
    dueAt,
    state: 'open',
  } as const;
  const [row] = await tx.insert(optionOrders).overridingSystemValue().values(values).returning();
  if (!row) throw new Error('An option was not written');
  await tasks.add(tx, { kind: SETTLE_TASK, ref: referenceOf(id), dueAt });
  const { base, quote, symbol } = instrument;
  const order: OptionOrder = { ...row, symbol, pair: `${base.name}/${quote.name}`, coinName: quote.name };
  return { order, held };
}

/** The id of an option before its row: its hold is named by it. */
async function nextId(tx: Tx): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('option_orders', 'id')) as id`,
  );
  if (!row) throw new Error('There is no number for an option');
  return Number(row.id);
}
