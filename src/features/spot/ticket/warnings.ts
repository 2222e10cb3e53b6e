import { FAR_PRICE_SHARE, SLIPPAGE } from '../../../domain/constants.ts';
import type { SpotOrderForm } from '../../../domain/forms/spot-order.ts';
import { compare } from '../../../domain/money.ts';
import { distance, type TicketBook, walkOf } from './ticket.ts';

export type OrderWarning =
  | { readonly kind: 'far'; readonly share: string }
  | { readonly kind: 'slippage'; readonly share: string }
  | { readonly kind: 'partial'; readonly amount: string };

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
