import { change } from './balanced.ts';
import { Money } from './decimal.ts';
import { ForeignHold, InsufficientBalance } from './errors.ts';
import { balanceKey, holdKey, isUsers } from './lock.ts';
import type { Locked, LockedBalance, LockedHold } from './locked.ts';
import { type Place, placeOf } from './owner.ts';
import type { FreePosting, HeldPosting, Posting, Unit, UserPosting } from './port.ts';

/** A posting of a user with the balance after it. */
export interface RunPosting extends Place {
  /** Index of its entry in its unit. */
  readonly entry: number;
  readonly available: string;
  readonly frozen: string;
  readonly availableAfter: string;
  readonly frozenAfter: string;
}

/** A posting of a house account. */
export interface HouseRow extends Place {
  readonly entry: number;
  readonly amount: string;
}

/** A unit that was found to be covered, as it is to be written. */
export interface RunUnit {
  readonly unit: Unit;
  readonly users: readonly RunPosting[];
  readonly houses: readonly HouseRow[];
}

/** Applies a unit to what is locked and notes the balance after each posting. Where there is not enough it throws, and everything is as before. */
export function runUnit(unit: Unit, locked: Locked): RunUnit {
  const undo: (() => void)[] = [];
  const users: RunPosting[] = [];
  const houses: HouseRow[] = [];
  try {
    for (const [entry, { postings }] of unit.entries()) {
      for (const posting of postings) {
        if (isUsers(posting)) users.push(runOne(entry, posting, locked, undo));
        else houses.push(runHouse(entry, posting, locked, undo));
      }
    }
  } catch (error) {
    for (const back of undo.reverse()) back();
    throw error;
  }
  return { unit, users, houses };
}

function runOne(entry: number, posting: UserPosting, locked: Locked, undo: (() => void)[]): RunPosting {
  const balance = balanceOf(posting, locked);
  const { available, frozen, postings } = balance;
  undo.push(() => Object.assign(balance, { available, frozen, postings }));
  const changes = { available: change(posting.available), frozen: change(posting.frozen) };
  if (posting.hold) changeHold(posting, locked, undo);
  balance.available = available.plus(changes.available);
  balance.frozen = frozen.plus(changes.frozen);
  balance.postings = postings + 1;
  if (balance.available.isNegative()) throw new InsufficientBalance(posting.owner, posting.coin);
  // It is the sum of the holds, none of which falls below zero: where it is less, the row is damaged, and its owner is the one who is short.
  if (posting.hold && balance.frozen.isNegative())
    throw new InsufficientBalance(posting.owner, posting.coin, posting.hold);
  return {
    entry,
    ...placeOf(posting),
    available: changes.available.toFixed(),
    frozen: changes.frozen.toFixed(),
    availableAfter: balance.available.toFixed(),
    frozenAfter: balance.frozen.toFixed(),
  };
}

/** A house account whose balance is locked is reckoned with; it has to suffice where a posting says so. */
function runHouse(entry: number, posting: FreePosting, { balances }: Locked, undo: (() => void)[]): HouseRow {
  const amount = change(posting.available);
  const balance = balances.get(balanceKey(posting));
  if (balance) {
    const { available } = balance;
    undo.push(() => Object.assign(balance, { available }));
    balance.available = available.plus(amount);
    if (posting.isCovered && balance.available.isNegative()) throw new InsufficientBalance(posting.owner, posting.coin);
  }
  return { entry, ...placeOf(posting), amount: amount.toFixed() };
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
