import { and, eq, sql } from 'drizzle-orm';
import { type AlertDirection, MOST_ALERTS, measureAlert } from '../../../domain/forms/price-alert.ts';
import { fromScaled } from '../../../domain/scaled.ts';
import { type Done, type OnceRequest, once } from '../../ledger/idempotent.ts';
import { Refusal, TryAgain } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/store/open.ts';
import { type PriceAlert, readAlerts } from './alert.ts';
import type { AlertsContext } from './context.ts';
import { priceAlerts } from './schema.ts';

/** An alert as asked for. */
export interface AlertRequest {
  readonly instrument: number;
  readonly direction: AlertDirection;
  /** Decimal text. */
  readonly level: string;
  readonly note: string;
}

/** Makes an alert, once under its client id; `made` hears of it after the commit. */
export const makeAlert = (
  context: AlertsContext,
  request: AlertRequest,
  call: OnceRequest,
  made: (alert: PriceAlert) => void,
): Promise<Done<PriceAlert>> =>
  once(context, call, async (tx, after) => {
    const alert = await write(context, tx, { ...request, user: call.user });
    after(() => made(alert));
    return alert;
  });

async function write(
  { markets, clock }: AlertsContext,
  tx: Tx,
  { user, instrument: id, direction, level: typed, note }: AlertRequest & { readonly user: number },
): Promise<PriceAlert> {
  const instrument = markets.instruments.find((one) => one.id === id);
  if (!instrument) throw new Refusal('alerts.pairUnknown');
  // So that two devices make no more together than one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`alerts ${user}`}))`);
  const { symbol, base, quote, priceDecimals } = instrument;
  const tick = markets.ticks.latest(symbol);
  // Whether a price is yet to come cannot be told before there is one.
  if (!tick) throw new TryAgain('marketChecking');
  const pair = `${base.name}/${quote.name}`;
  const terms = { pair, quote: quote.name, priceDecimals, last: tick.last };
  const measured = measureAlert({ level: typed, note }, terms, direction);
  if (measured.problem) {
    const { key, values, field } = measured.problem;
    throw new Refusal(`alerts.${key}`, { ...values }).at(field);
  }
  const level = fromScaled(measured.level, priceDecimals);
  const waiting = await readAlerts(tx, and(eq(priceAlerts.userId, user), eq(priceAlerts.state, 'waiting')));
  if (waiting.some((one) => one.instrumentId === id && one.direction === direction && one.level === level))
    throw new Refusal('alerts.isSet').at('level');
  if (waiting.length >= MOST_ALERTS) throw new Refusal('alerts.tooMany', { count: MOST_ALERTS });
  const [row] = await tx
    .insert(priceAlerts)
    .values({
      userId: user,
      instrumentId: id,
      direction,
      level,
      note: note.trim(),
      state: 'waiting',
      afterSeq: tick.seq,
      createdAt: clock.now(),
    })
    .returning();
  if (!row) throw new Error('An alert was not written');
  return { ...row, pair };
}
