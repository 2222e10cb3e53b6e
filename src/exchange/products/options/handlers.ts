import { OPTION_STATUS } from '../../../contract/codes.ts';
import { calls } from '../../../contract/table.ts';
import type { Handlers } from '../../calls/handler.ts';
import { pageOf } from '../../calls/pages.ts';
import { signedIn } from '../../calls/signed-in.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ProductDeps } from '../product.ts';
import { payableCoins } from './coins.ts';
import type { Options } from './options.ts';
import { directionOf, limitsToWire, optionToWire, termsToWire } from './wire.ts';

/** Options in seconds. */
export const optionsHandlers = (deps: Pick<ProductDeps, 'store' | 'coins' | 'markets' | 'clock'>, options: Options) => {
  const { clock } = deps;
  return {
    'options.terms': async () => termsToWire(),

    'options.coins': (_request, { caller }) => payableCoins(deps, caller?.id),

    async 'options.place'({ match_id, currency_id, type, seconds, number }, { say }, once) {
      const direction = directionOf(Number(type));
      const asked = { instrument: match_id, coin: currency_id, direction, seconds, stake: number };
      const placed = await options.place(asked, once);
      // As it was when it was accepted: a call that is repeated gets the same answer.
      return placed.map((order) => optionToWire(order, order.placedAt, say));
    },

    async 'options.order'({ id }, context) {
      const order = await options.find(signedIn(context).id, id);
      if (!order) throw new Refusal('options.orderUnknown');
      return optionToWire(order, clock.now(), context.say);
    },

    async 'options.orders'({ match_id, status, page, limit }, context) {
      const isOpen = status === undefined ? undefined : Number(status) === OPTION_STATUS.open;
      const filter = { isOpen, instrument: match_id, page, limit };
      const { orders, count } = await options.list(signedIn(context).id, filter);
      const now = clock.now();
      const rows = orders.map((order) => optionToWire(order, now, context.say));
      return pageOf(rows, { path: `/api${calls['options.orders'].path}`, page, limit, count });
    },

    async 'options.limits'(_request, context) {
      return limitsToWire(await options.limits(signedIn(context).id));
    },

    async 'options.setLimits'({ action, daily_loss = null }, context) {
      if (action === 'limit' && daily_loss === null) throw new Refusal('options.limitRequired').at('amount');
      const change = action === 'pause' ? 'pause' : { dailyLoss: action === 'lift' ? null : daily_loss };
      return limitsToWire(await options.setLimits(signedIn(context).id, change));
    },
  } satisfies Partial<Handlers>;
};
