import { CLOSE_TYPE } from '../../../contract/rows/position.ts';
import { calls } from '../../../contract/table.ts';
import { HIGH_MULTIPLE, userCapOf } from '../../../domain/futures/terms.ts';
import { isLess, plus } from '../../../domain/scaled.ts';
import { USDT } from '../../assets/usdt.ts';
import { flag } from '../../calls/flag.ts';
import type { Handlers, Say } from '../../calls/handler.ts';
import { pageOf } from '../../calls/pages.ts';
import { signedIn } from '../../calls/signed-in.ts';
import { Money } from '../../ledger/decimal.ts';
import { pricesOf } from '../../market-data/ticks/tick.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ProductDeps } from '../product.ts';
import { availableOf } from './accounts.ts';
import { pairWithTerms } from './check.ts';
import { exposureOf } from './exposure.ts';
import type { AccountFigures } from './figures.ts';
import type { Futures } from './futures.ts';
import type { FuturesPosition } from './position.ts';
import { accountToWire, bookToWire, directionOf, endedToWire, positionToWire, statesOf, termsToWire } from './wire.ts';

/** Rows of a pair that come with its market. */
const OWN_ROWS = 10;

const exitsOf = (
  takeProfit: string | null,
  stopLoss: string | null,
  exitOn: 'mark' | 'last' | undefined,
): Pick<FuturesPosition, 'takeProfit' | 'stopLoss' | 'exitOn'> => ({ takeProfit, stopLoss, exitOn: exitOn ?? 'mark' });

const room = (cap: string, used: string): string =>
  isLess(cap, used) ? '0' : plus(cap, used === '0' ? '0' : `-${used}`);

/** Futures. */
export const futuresHandlers = (
  deps: Pick<ProductDeps, 'store' | 'coins' | 'markets' | 'futuresTerms'>,
  futures: Futures,
) => {
  const { markets, store } = deps;
  const rowOf = (position: FuturesPosition, say: Say, figures?: AccountFigures) =>
    positionToWire(
      markets,
      position,
      say,
      figures?.positions.find(({ id }) => id === position.id),
    );
  /** The pair of two coins where both are named; refuses one that there is not. */
  const instrumentOf = (base: number | undefined, quote: number | undefined): number | undefined => {
    if (base === undefined || quote === undefined) return undefined;
    const found = markets.byCoins(base, quote);
    if (!found) throw new Refusal('futures.pairUnknown');
    return found.id;
  };
  return {
    async 'futures.market'({ currency_id, legal_id }, { caller, say }) {
      const { instrument, terms } = await pairWithTerms(deps, currency_id, legal_id);
      const user = caller?.id;
      const [figures, own, open, isAccepted, ownLong, ownShort, available] = await Promise.all([
        user === undefined ? undefined : futures.account(user),
        user === undefined
          ? []
          : futures
              .list(user, {
                states: ['waiting', 'open', 'closing'],
                instrument: instrument.id,
                page: 1,
                limit: OWN_ROWS,
              })
              .then(({ positions }) => positions),
        exposureOf(store.db, instrument.id),
        user === undefined ? false : futures.hasAcceptedRisk(user),
        user === undefined ? '0' : futures.own(user, instrument.id, 'long'),
        user === undefined ? '0' : futures.own(user, instrument.id, 'short'),
        user === undefined ? '0' : availableOf(store.db, user, instrument.quote.id),
      ]);
      const tick = markets.ticks.latest(instrument.symbol);
      const { index, mark, last } = tick ? pricesOf(tick) : { index: '0', mark: '0', last: '0' };
      return {
        ...termsToWire(terms),
        lever_transaction: bookToWire(markets, instrument),
        my_transaction: own.map((position) => rowOf(position, say, figures)),
        last_price: last,
        user_lever: available,
        all_levers: plus(available, figures?.margin ?? '0'),
        ustd_price: '1',
        ExRAte: '1',
        index_price: index,
        mark_price: mark,
        room: { long: room(terms.symbolCap, open.long), short: room(terms.symbolCap, open.short) },
        user_room: { long: room(userCapOf(terms), ownLong), short: room(userCapOf(terms), ownShort) },
        high_multiple: HIGH_MULTIPLE,
        is_risk_accepted: flag(isAccepted),
      };
    },

    async 'futures.place'(request, { say }, once) {
      const { currency_id, legal_id, type, status, share, multiple, target_price } = request;
      const isLimit = status === '0';
      if (isLimit && target_price === undefined) throw new Refusal('spot.priceRequired').at('price');
      const placed = await futures.place(
        {
          ...{ base: currency_id, quote: legal_id, direction: directionOf(Number(type)), lots: share, multiple },
          limit: isLimit ? (target_price ?? null) : null,
          ...exitsOf(request.target_profit_price, request.stop_loss_price, request.exit_on),
        },
        once,
      );
      return placed.map((position) => rowOf(position, say));
    },

    async 'futures.account'({ currency_id, legal_id, page, limit }, context) {
      const user = signedIn(context).id;
      const instrument = instrumentOf(currency_id, legal_id);
      const figures = await futures.account(user);
      const { positions, count } = await futures.list(user, { states: ['open', 'closing'], instrument, page, limit });
      const rows = positions.map((position) => rowOf(position, context.say, figures));
      const all = accountToWire(figures);
      const total = (pick: (row: (typeof rows)[number]) => unknown, whole: string) =>
        instrument === undefined
          ? whole
          : rows.reduce((sum, row) => new Money(sum).plus(String(pick(row))).toFixed(), '0');
      return {
        ...all,
        caution_money: total((row) => row.caution_money, all.caution_money_total),
        origin_caution_money: total((row) => row.origin_caution_money, all.origin_caution_money_total),
        profits: total((row) => row.profits, all.profits_total),
        order: pageOf(rows, { path: `/api${calls['futures.account'].path}`, page, limit, count }),
      };
    },

    async 'futures.positions'({ status, currency_id, legal_id, page, limit }, context) {
      const user = signedIn(context).id;
      const states = status === undefined ? undefined : statesOf(status);
      const filter = { states, instrument: instrumentOf(currency_id, legal_id), page, limit };
      const [{ positions, count }, figures] = await Promise.all([futures.list(user, filter), futures.account(user)]);
      const rows = positions.map((position) => rowOf(position, context.say, figures));
      return {
        rate_profits_total: { hazard_rate: figures.hazard, profits_total: figures.profit },
        message: pageOf(rows, { path: `/api${calls['futures.positions'].path}`, page, limit, count }),
      };
    },

    async 'futures.position'({ id }, context) {
      const user = signedIn(context).id;
      const position = await futures.find(user, id);
      if (!position) throw new Refusal('futures.positionUnknown');
      const [figures, ended] = await Promise.all([futures.account(user), futures.endedAccount(position)]);
      return { ...rowOf(position, context.say, figures), account: endedToWire(markets, ended) };
    },

    async 'futures.close'({ id, share, reverse }, { say }, once) {
      const asked = await futures.close({ id, lots: share, isReversing: reverse === '1' }, once);
      return asked.map((position) => rowOf(position, say));
    },

    async 'futures.setExits'({ id, target_profit_price, stop_loss_price, exit_on }, context) {
      const exits = exitsOf(target_profit_price, stop_loss_price, exit_on);
      return rowOf(await futures.setExits(signedIn(context).id, { id, ...exits }), context.say);
    },

    async 'futures.closeAll'({ type, currency_id, legal_id }, _context, once) {
      const direction = Number(type) === CLOSE_TYPE.all ? undefined : directionOf(Number(type));
      const asked = await futures.closeAll({ direction, instrument: instrumentOf(currency_id, legal_id) }, once);
      return asked.map((ids) => ({ id: [...ids] }));
    },

    async 'futures.cancel'({ id }, { say }, once) {
      return (await futures.cancel(id, once)).map((position) => rowOf(position, say));
    },

    async 'futures.acceptRisk'({ answers }, context) {
      await futures.acceptRisk(signedIn(context).id, answers);
      return context.say('done.riskAccepted');
    },

    async 'futures.funds'() {
      return { coin: USDT.name, ...(await futures.funds()) };
    },
  } satisfies Partial<Handlers>;
};
