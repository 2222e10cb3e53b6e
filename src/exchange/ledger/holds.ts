import type { Account } from '../../domain/accounts.ts';
import { ForeignHold } from './errors.ts';
import type { HeldPosting, HoldRef, LedgerEntry } from './port.ts';

/** What a hold of a user stands on, and what it is for in its product ("order:17"). */
export interface HeldPlace {
  readonly user: number;
  readonly account: Account;
  readonly coin: number;
  readonly reference: string;
}

/** The holds of one product: the postings that freeze money, give it back and pay out of it. Amounts are decimal text above zero. */
export interface Holds<Product extends string = string> {
  of(reference: string): HoldRef & { readonly product: Product };
  /** Freezes an amount of what the user has available; a second one under the same reference adds to the first. */
  hold(place: HeldPlace, amount: string): HeldPosting;
  /** Gives an amount of what is held back to available. */
  release(place: HeldPlace, amount: string): HeldPosting;
  /** Takes an amount out of what is held; the other postings of its entry say who gets it. */
  payFromHold(place: HeldPlace, amount: string): HeldPosting;
}

export function holdsOf<Product extends string>(product: Product): Holds<Product> {
  const of = (reference: string) => ({ product, reference });
  const at = ({ user, account, coin, reference }: HeldPlace) => ({
    owner: { user },
    account,
    coin,
    hold: of(reference),
  });
  return {
    of,
    hold: (place, amount) => ({ ...at(place), available: `-${amount}`, frozen: amount }),
    release: (place, amount) => ({ ...at(place), available: amount, frozen: `-${amount}` }),
    payFromHold: (place, amount) => ({ ...at(place), frozen: `-${amount}` }),
  };
}

/** Throws unless each hold that an entry touches is of the product that the entry's kind is of. */
export function assertOwnHolds({ kind, reference, postings }: LedgerEntry): void {
  const foreign = postings.find(({ hold }) => hold && hold.product !== kind.product)?.hold;
  if (foreign)
    throw new ForeignHold(
      `entry "${reference}" of kind ${kind.key}, which is ${kind.product}'s, touches a hold of ${foreign.product}`,
    );
}
