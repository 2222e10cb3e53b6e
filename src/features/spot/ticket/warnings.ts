import { FAR_PRICE_SHARE, SLIPPAGE } from '../../../domain/constants.ts';
import type { SpotOrderForm } from '../../../domain/forms/spot-order.ts';
import { compare } from '../../../domain/money.ts';
import { distance, type TicketBook, walkOf } from './ticket.ts';

export type OrderWarning =
  | { readonly kind: 'far'; readonly share: string }
  | { readonly kind: 'slippage'; readonly share: string }
  | { readonly kind: 'partial'; readonly amount: string };

/**
 * Whether the order is asked about twice: it may cost more than the share at which one stops (features.md 10). That is a limit price on
 * the dear side of the market, or a market order that the book ends before, since the exchange fills it that far.
 */
export function asksTwice(form: SpotOrderForm, last: string, warnings: readonly OrderWarning[]): boolean {
  const isDear = form.type === 'market' || compare(form.price, last) === (form.side === 'buy' ? 1 : -1);
  return isDear && warnings.some((warning) => warning.kind === 'partial' || compare(warning.share, SLIPPAGE.stop) > 0);
}

/** What the user must know before the order goes: far price, thin book, what will not fill (features.md 10). */
export function orderWarnings(form: SpotOrderForm, book: TicketBook, last: string): OrderWarning[] {
  if (form.type === 'limit') {
    const share = distance(form.price, last);
    return compare(share, FAR_PRICE_SHARE) > 0 ? [{ kind: 'far', share }] : [];
  }
  const walk = walkOf(form, book);
  if (!walk) return [];
  const warnings: OrderWarning[] = [];
  if (walk.slippage !== null && compare(walk.slippage, SLIPPAGE.warn) > 0)
    warnings.push({ kind: 'slippage', share: walk.slippage });
  if (!walk.isComplete) warnings.push({ kind: 'partial', amount: walk.filled });
  return warnings;
}
