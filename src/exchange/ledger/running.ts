import { change } from './balanced.ts';
import { InsufficientBalance } from './errors.ts';
import { ownerKey } from './owner.ts';
import type { LedgerEntry, Posting } from './port.ts';
import { type Balances, balanceKey, type LockedBalance, type RunPosting } from './rows.ts';

const isOutside = (posting: Posting): boolean => 'house' in posting.owner && posting.owner.house === 'outside';

/** Applies the postings to the locked balances in their order and notes the balance after each; throws where one would go below zero. */
export function runPostings(entries: readonly LedgerEntry[], balances: Balances): RunPosting[] {
  return entries.flatMap((entry, index) =>
    entry.postings.map((posting) => runOne(index, posting, balanceOf(posting, balances))),
  );
}

function balanceOf(posting: Posting, balances: Balances): LockedBalance {
  const balance = balances.get(balanceKey(posting));
  if (!balance) throw new Error(`The balance ${balanceKey(posting)} was not locked`);
  return balance;
}

function runOne(entry: number, posting: Posting, balance: LockedBalance): RunPosting {
  const available = change(posting.available);
  const frozen = change(posting.frozen);
  balance.available = balance.available.plus(available);
  balance.frozen = balance.frozen.plus(frozen);
  if (!isOutside(posting) && (balance.available.isNegative() || balance.frozen.isNegative())) refuse(posting);
  return {
    entry,
    owner: ownerKey(posting.owner),
    account: posting.account,
    coin: posting.coin,
    available: available.toFixed(),
    frozen: frozen.toFixed(),
    availableAfter: balance.available.toFixed(),
    frozenAfter: balance.frozen.toFixed(),
  };
}

/** Says who is short of what. */
export function refuse(posting: Posting): never {
  // A house account that runs dry is a mistake in the program, not something to tell a user.
  if ('house' in posting.owner)
    throw new Error(`House account ${posting.owner.house} is short of coin ${posting.coin}`);
  throw new InsufficientBalance(posting.owner, posting.coin);
}
