import { tierOf } from '../../../domain/futures/amounts.ts';
import { HIGH_MULTIPLE, userCapOf } from '../../../domain/futures/terms.ts';
import { isLess, plus } from '../../../domain/scaled.ts';
import { emitBalances } from '../../ledger/emit-balances.ts';
import { type Done, type OnceRequest, once } from '../../ledger/idempotent.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/store/open.ts';
import { hasAcceptedRisk, ownOf, writeAccounts } from './accounts.ts';
import { acceptedAt, type CheckedFutures, checkOffer, type FuturesRequest, pairWithTerms, pricesNow } from './check.ts';
import type { FuturesContext } from './context.ts';
import { countExposure } from './exposure.ts';
import { FUTURES_HOLDS, FUTURES_KIND } from './kinds.ts';
import { MOST_LIVE } from './limits.ts';
import { type FuturesPosition, nextIds, placeOf, referenceOf } from './position.ts';
import { futuresPositions } from './schema.ts';

/**
 * Takes a position or an entrust: margin and fee are held in one transaction with its row. The moment it was accepted is that at
 * which all locks are there and every rule has been held: one at market is opened by the first tick from then on, so that nobody
 * knows the price when it is taken. Margin and fee are those of the newest tick, as the ticket showed them; a limit order has those of its limit.
 */
export const placePosition =
  (context: FuturesContext) =>
  async (request: FuturesRequest, call: OnceRequest): Promise<Done<FuturesPosition>> => {
    const offered = await pairWithTerms(context, request.base, request.quote);
    const scale = (await context.coins.all()).get(request.quote)?.scale ?? 0;
    return once(context, call, async (tx, after) => {
      const { position, held } = await placed(context, tx, { ...request, user: call.user, scale }, offered);
      after(() => {
        emitBalances(context.events, [held]);
        context.events.emit('futuresPosition', call.user, position);
        context.touched(call.user, position.placedAt);
      });
      return position;
    });
  };

/** What is asked for, with who asks and the decimals that their coin is booked with. */
interface Asked extends FuturesRequest {
  readonly user: number;
  readonly scale: number;
}

async function placed(
  { ledger, markets, clock }: FuturesContext,
  tx: Tx,
  asked: Asked,
  offered: Pick<CheckedFutures, 'instrument' | 'terms'>,
) {
  const { instrument, terms } = offered;
  const { user, direction, lots, multiple, limit, scale } = asked;
  const coin = instrument.quote.id;
  const checked = checkOffer(offered, asked, pricesNow(markets, instrument, clock.now()), scale);
  const { reference, notional, margin, fee } = checked;
  const [id = 0] = await nextIds(tx, 1);
  const held: LedgerEntry = {
    kind: FUTURES_KIND.futuresHold,
    reference: referenceOf(id),
    postings: [FUTURES_HOLDS.hold(placeOf({ id, userId: user, coin }), plus(margin, fee))],
  };
  await ledger.post(tx, [held]);
  const maintenance = await checkOwn(tx, checked, asked);
  const [all = '0'] = await countExposure(tx, [{ instrumentId: instrument.id, direction, notional }]);
  if (isLess(terms.symbolCap, all)) throw new Refusal('futures.houseFull').at('lots');
  // All that came before may have waited for others.
  const placedAt = acceptedAt(clock.now(), pricesNow(markets, instrument, clock.now()));
  const values = {
    ...{ id, userId: user, instrumentId: instrument.id, coin, direction },
    ...{ kind: limit === null ? ('market' as const) : ('limit' as const), state: 'waiting' as const },
    ...{ multiple, lots, openLots: lots, contractSize: terms.contractSize },
    ...{ reference, notional, margin, openMargin: margin, fee, maintenance, overnightRate: terms.overnight },
    ...{ takeProfit: asked.takeProfit, stopLoss: asked.stopLoss, exitOn: asked.exitOn },
    ...{ exitsAt: placedAt, placedAt },
  };
  const [position] = await tx.insert(futuresPositions).overridingSystemValue().values(values).returning();
  if (!position) throw new Error('A position was not written');
  await writeAccounts(tx, [{ userId: user, coin, since: placedAt }]);
  return { position, held };
}

/** Holds it against what the user has already, under the lock of their balance, so that no two pass together; gives what must be kept of it. */
async function checkOwn(tx: Tx, { instrument, terms, notional }: CheckedFutures, asked: Asked) {
  const { user, multiple, direction } = asked;
  if (multiple > HIGH_MULTIPLE && !(await hasAcceptedRisk(tx, user)))
    throw new Refusal('futures.riskFirst', { max: HIGH_MULTIPLE }).at('multiple');
  const own = await ownOf(tx, user, instrument.id, direction);
  if (own.live >= MOST_LIVE) throw new Refusal('futures.tooManyOpen', { max: MOST_LIVE });
  const tier = tierOf(terms, plus(own.notional, notional));
  const coin = instrument.quote.name;
  if (!tier) throw new Refusal('futures.ownCap', { max: userCapOf(terms), coin }).at('lots');
  if (multiple > tier.multiple)
    throw new Refusal('futures.multipleTooHigh', { max: tier.multiple, size: tier.upTo, coin }).at('multiple');
  return tier.maintenance;
}
