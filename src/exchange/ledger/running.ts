import { change } from './balanced.ts';
import { Money } from './decimal.ts';
import { ForeignHold, InsufficientBalance } from './errors.ts';
import { balanceKey, holdKey, type Locked, type LockedBalance, type LockedHold, type Place, placeOf } from './lock.ts';
import type { HeldPosting, Posting, Unit } from './port.ts';

/** A posting with the balance after it. */
export interface RunPosting extends Place {
  /** Index of its entry in its unit. */
  readonly entry: number;
  readonly available: string;
  readonly frozen: string;
  readonly availableAfter: string;
  readonly frozenAfter: string;
}

const isOutside = (posting: Posting): boolean => 'house' in posting.owner && posting.owner.house === 'outside';

/** Applies a unit to what is locked and notes the balance after each posting. Where there is not enough it throws, and everything is as before. */
export function runUnit(unit: Unit, locked: Locked): RunPosting[] {
  const undo: (() => void)[] = [];
  try {
    return unit.flatMap((entry, index) => entry.postings.map((posting) => runOne(index, posting, locked, undo)));
  } catch (error) {
    for (const back of undo.reverse()) back();
    throw error;
  }
}

function runOne(entry: number, posting: Posting, locked: Locked, undo: (() => void)[]): RunPosting {
  const balance = balanceOf(posting, locked);
  const { available, frozen } = balance;
  undo.push(() => Object.assign(balance, { available, frozen }));
  const changes = { available: change(posting.available), frozen: change(posting.frozen) };
  if (posting.hold) changeHold(posting, locked, undo);
  balance.available = available.plus(changes.available);
  balance.frozen = frozen.plus(changes.frozen);
  if (!isOutside(posting) && (balance.available.isNegative() || balance.frozen.isNegative())) refuse(posting);
  return {
    entry,
    ...placeOf(posting),
    available: changes.available.toFixed(),
    frozen: changes.frozen.toFixed(),
    availableAfter: balance.available.toFixed(),
    frozenAfter: balance.frozen.toFixed(),
  };
}

function balanceOf(posting: Posting, { balances }: Locked): LockedBalance {
  const balance = balances.get(balanceKey(posting));
  if (!balance) throw new Error(`The balance ${balanceKey(posting)} was not locked`);
  return balance;
}

function changeHold(posting: HeldPosting, { holds }: Locked, undo: (() => void)[]): void {
  const key = holdKey(posting.hold);
  const hold: LockedHold = holds.get(key) ?? {
    ...placeOf(posting),
    ...posting.hold,
    was: null,
    amount: new Money(0),
  };
  if (hold.owner !== placeOf(posting).owner || hold.account !== posting.account || hold.coin !== posting.coin)
    throw new ForeignHold(`The hold ${key} is not of the balance ${balanceKey(posting)}`);
  const { amount } = hold;
  undo.push(() => Object.assign(hold, { amount }));
  holds.set(key, hold);
  hold.amount = amount.plus(change(posting.frozen));
  if (hold.amount.isNegative()) throw new InsufficientBalance(posting.owner, posting.coin, posting.hold);
}

function refuse(posting: Posting): never {
  // A house account that runs dry is a mistake in the program, not something to tell a user.
  if ('house' in posting.owner)
    throw new Error(`House account ${posting.owner.house} is short of coin ${posting.coin}`);
  throw new InsufficientBalance(posting.owner, posting.coin);
}
