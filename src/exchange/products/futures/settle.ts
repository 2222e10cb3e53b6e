import { inArray } from 'drizzle-orm';
import type { FuturesTerms } from '../../../domain/futures/terms.ts';
import { Money } from '../../ledger/decimal.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { FuturesContext } from './context.ts';
import type { ExposureChange } from './exposure.ts';
import { keep } from './keep.ts';
import { INSURANCE } from './kinds.ts';
import { nextIds, symbolOf } from './position.ts';
import type { FuturesTick } from './prices.ts';
import { futuresExposure } from './schema.ts';
import { isChanged, Settlement, type SettlementParts, type StandingAccount } from './settlement.ts';
import { lockMoney, moneyIn, standingOf, type Told, toldLate } from './under-locks.ts';

/** What became of accounts that were settled together. */
export interface SettledTogether extends Told {
  /** Those for which the house, or somebody, had too little: nothing of them is written. */
  readonly left: readonly StandingAccount[];
  /** All others as they stand now. */
  readonly after: readonly StandingAccount[];
  /** Whether a loss was more than an account and the insurance fund had. */
  readonly isShort: boolean;
}

/** What a reversal needs: ids for what it opens, and how much of the other side the house has already. */
async function roomFor(tx: Tx, accounts: readonly StandingAccount[], terms: ReadonlyMap<number, FuturesTerms>) {
  const reversing = accounts.flatMap(({ positions }) => positions.filter(({ isReversing }) => isReversing));
  if (reversing.length === 0) return { ids: [], hasRoom: () => false };
  const ids = [...(await nextIds(tx, reversing.length))];
  const pairs = [...new Set(reversing.map(({ instrumentId }) => instrumentId))];
  const rows = await tx
    .select()
    .from(futuresExposure)
    .where(inArray(futuresExposure.instrumentId, pairs))
    .orderBy(futuresExposure.instrumentId, futuresExposure.direction)
    .for('update');
  const open = new Map(rows.map((row) => [`${row.instrumentId} ${row.direction}`, new Money(row.notional)]));
  const hasRoom = ({ instrumentId, direction, notional }: ExposureChange) => {
    const key = `${instrumentId} ${direction}`;
    const sum = (open.get(key) ?? new Money(0)).plus(notional);
    if (sum.gt(terms.get(instrumentId)?.symbolCap ?? '0')) return false;
    open.set(key, sum);
    return true;
  };
  return { ids, hasRoom };
}

/**
 * Settles accounts, as memory has them, by a tick, in one transaction: balances are locked first, as everywhere, then the rows, which are the truth, and what the
 * tick does to each is reckoned from those. Whoever comes too late for a tick, or twice, finds nothing to do.
 */
export async function settleTogether(
  context: FuturesContext,
  accounts: readonly StandingAccount[],
  tick: FuturesTick,
): Promise<SettledTogether> {
  const { store, futuresTerms, coins, markets } = context;
  const [terms, allCoins] = [await futuresTerms.all(), await coins.all()];
  return toldLate(store, async (tx): Promise<SettledTogether> => {
    const locked = await lockMoney(tx, accounts);
    const moneyOf = moneyIn(locked);
    const standing = await standingOf(tx, accounts, moneyOf);
    const { ids, hasRoom } = await roomFor(tx, standing, terms);
    const funds = new Map<number, SettlementParts['fund']>();
    const all = standing.map((account) => {
      const fund = funds.get(account.coin) ?? { available: moneyOf(INSURANCE, account.coin) };
      funds.set(account.coin, fund);
      return new Settlement(account, {
        tick,
        scale: allCoins.get(account.coin)?.scale ?? 0,
        symbolOf: (position) => symbolOf(markets, position),
        termsOf: (instrument) => terms.get(instrument),
        fund,
        hasRoom,
        nextId: () => ids.pop() ?? 0,
      }).run();
    });
    const settled = all.filter(isChanged);
    const same = all.filter((one) => !isChanged(one)).map(({ after }) => after);
    if (settled.length === 0) return { left: [], after: same, isShort: false, tell: () => undefined };
    const { posted } = await context.ledger.postEach(
      tx,
      settled.map(({ entries }) => entries),
      locked,
    );
    const done = settled.slice(0, posted);
    const told = await keep(context, tx, done, tick);
    return {
      tell() {
        for (const one of told) one();
      },
      isShort: done.some(({ changed }) =>
        changed.some(({ unpaid, closeSeq }) => unpaid !== '0' && closeSeq === tick.seq),
      ),
      left: settled.slice(posted).map(({ account }) => account),
      after: [...same, ...done.map(({ after }) => after)],
    };
  });
}
