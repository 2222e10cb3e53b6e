import type { Projection } from './book/projection.ts';
import type { BookOrder, CancelRequest, MatchPlan, Piece, WithdrawalReason } from './port.ts';
import type { SymbolMarket } from './symbol-market.ts';

/** One order, or the cancelling of one, on its way through the sequencer. */
export interface Job {
  readonly market: SymbolMarket;
  /** Plans it; null where there is nothing to do. A throw refuses it. */
  plan(book: Projection): Piece | null;
  /** Its piece is committed and applied; null where there was nothing to do. */
  done(piece: Piece | null): void;
  failed(error: unknown): void;
  /** Whether it waits while the makers catch up with a jump of the clock. */
  readonly isOfUser: boolean;
  /** Whether it is committed by itself. */
  isAlone: boolean;
  /** Resting orders that were taken out for it because their owners lack the money. */
  evicted: number;
}

/** How whoever brought a job hears of it. */
interface Answer<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

/** An order of anybody's; answers with its plan. */
export const orderJob = (
  market: SymbolMarket,
  order: BookOrder,
  isMarket: boolean,
  { resolve, reject }: Answer<MatchPlan>,
): Job => ({
  market,
  plan(book) {
    market.assertInSession();
    return { match: market.plan(book, order, isMarket) };
  },
  done(piece) {
    if (piece && 'match' in piece) resolve(piece.match);
    else reject(new Error(`Order ${order.id} went through its book without a plan`));
  },
  failed: reject,
  isOfUser: 'user' in order.owner,
  isAlone: false,
  evicted: 0,
});

/** Takes an order out; answers whether it stood in the book. */
export const cancelJob = (
  market: SymbolMarket,
  orderId: string,
  { reason, request }: { readonly reason: WithdrawalReason; readonly request: CancelRequest | null },
  { resolve, reject }: Answer<boolean>,
): Job => ({
  market,
  plan(book) {
    const order = book.get(orderId);
    return order ? { withdrawal: { instrument: market.instrument, order, reason, request } } : null;
  },
  done: (piece) => resolve(piece !== null),
  failed: reject,
  isOfUser: reason === 'asked',
  // What its owner still holds must be read from the store.
  isAlone: reason === 'unfunded',
  evicted: 0,
});
