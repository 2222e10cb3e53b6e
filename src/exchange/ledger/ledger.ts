import type { Clock } from '../platform/clock-port.ts';
import type { Tx } from '../platform/store/open.ts';
import { assertBalanced, change } from './balanced.ts';
import { InsufficientBalance } from './errors.ts';
import { areApart, freezeEach, type Move } from './freeze-each.ts';
import { assertOwnHolds } from './holds.ts';
import { isLocked, lock } from './lock.ts';
import type { Locked } from './locked.ts';
import { moveWithin } from './move.ts';
import type { Ledger, Posted, Unit } from './port.ts';
import { type RunUnit, runUnit } from './running.ts';
import { writeUnits } from './write.ts';

/** The double-entry ledger over the store. */
export function createLedger(clock: Clock): Ledger {
  const used = new WeakSet<Tx>();
  const postEach: Ledger['postEach'] = async (tx, units, known) => {
    if (units.every((unit) => unit.length === 0)) return { posted: units.length, refusal: null };
    if (used.has(tx)) throw new Error('The ledger takes entries once a transaction: collect them');
    used.add(tx);
    for (const entry of units.flat()) {
      assertBalanced(entry);
      assertOwnHolds(entry);
    }
    if (!known && (await movedAtOnce(tx, units, clock.now()))) return { posted: units.length, refusal: null };
    const locked = known && isLocked(known, units.flat()) ? known : await lock(tx, units.flat());
    const { covered, refusal } = run(units, locked);
    if (covered.length > 0) await writeUnits(tx, covered, locked, clock.now());
    return { posted: covered.length, refusal };
  };
  return {
    async post(tx, entries) {
      const { refusal } = await postEach(tx, [entries]);
      if (refusal) throw refusal;
    },
    postEach,
  };
}

/** Books in one statement what most transactions of a busy exchange are about: one order that rests or goes, or several that rest. */
async function movedAtOnce(tx: Tx, units: readonly Unit[], now: number): Promise<boolean> {
  const moves = units.map(moveOf);
  if (!moves.every((move) => move !== null)) return false;
  const [single] = moves;
  if (single && moves.length === 1) return moveWithin(tx, single.entry, single.posting, now);
  return (
    moves.every(({ posting }) => change(posting.frozen).isPositive()) && areApart(moves) && freezeEach(tx, moves, now)
  );
}

/** The posting of a unit that only moves money within one balance: an entry of one posting is balanced in no other way. */
function moveOf(unit: Unit): Move | null {
  const [entry] = unit;
  const [posting] = entry?.postings ?? [];
  if (!entry || unit.length !== 1 || entry.postings.length !== 1 || !posting?.hold) return null;
  return change(posting.frozen).isZero() ? null : { entry, posting };
}

function run(units: readonly Unit[], locked: Locked): { covered: RunUnit[]; refusal: Posted['refusal'] } {
  const covered: RunUnit[] = [];
  for (const unit of units) {
    try {
      covered.push(runUnit(unit, locked));
    } catch (error) {
      if (error instanceof InsufficientBalance) return { covered, refusal: error };
      throw error;
    }
  }
  return { covered, refusal: null };
}
