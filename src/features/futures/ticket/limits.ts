import type { Problem, Rule } from '../../../domain/forms/form.ts';
import { type FuturesTicketForm, orderOf } from '../../../domain/forms/futures-order.ts';
import { isLess } from '../../../domain/scaled.ts';
import { type EstimateContext, estimateOf } from '../../../parts/futures/estimate.ts';

/** Keys below `error.` of futures.json: what the user, the exchange or the account has no room for. */
export type LimitKey = 'multipleTooHigh' | 'ownCap' | 'houseFull' | 'balance';

/**
 * What the ticket can tell of an order beyond its own fields, before it is sent: the tiers of its size, what may still be opened, what the
 * account pays for. `available` is null for a guest, of whom nothing is asked.
 */
export function limitRules(
  context: EstimateContext,
  coin: string,
  available: string | null,
): readonly Rule<FuturesTicketForm, LimitKey>[] {
  const { offer } = context;
  return [
    (form): Problem<'lots' | 'multiple', LimitKey> | null => {
      const { direction, ...order } = orderOf(form);
      const multiple = Number(form.multiple);
      const { tier, notional, cost } = estimateOf({ ...order, direction }, multiple, context);
      const room = offer.room?.[direction];
      const cap = offer.tiers.at(-1)?.upTo;
      if (cap !== undefined && (!tier || (room && isLess(room.own, notional))))
        return { field: 'lots', key: 'ownCap', values: { max: cap, coin } };
      if (tier && multiple > tier.multiple)
        return { field: 'multiple', key: 'multipleTooHigh', values: { max: tier.multiple, size: tier.upTo, coin } };
      if (room && isLess(room.all, notional)) return { field: 'lots', key: 'houseFull' };
      return available !== null && isLess(available, cost) ? { field: 'lots', key: 'balance' } : null;
    },
  ];
}
