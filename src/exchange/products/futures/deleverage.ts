import { Money } from '../../ledger/decimal.ts';
import { alarm } from '../../platform/alarm.ts';
import type { FuturesContext } from './context.ts';
import { keep } from './keep.ts';
import { accountOf, type FuturesPosition, symbolOf } from './position.ts';
import type { FuturesTick } from './prices.ts';
import { type Cut, Settlement, type StandingAccount } from './settlement.ts';
import { capitalAt, type ShortSide, shortSides, type Winner, winnersAgainst } from './short-sides.ts';
import { lockMoney, moneyIn, standingOf, type Told, toldLate } from './under-locks.ts';

/** Positions that are ended in one transaction. */
const TOGETHER = 400;

/** Lots of somebody's position that are ended without a part of what they won. */
export interface CutOf extends Cut {
  readonly userId: number;
  readonly coin: number;
}

/**
 * Automatic deleveraging (readings H5). What a tick's liquidations lost beyond what the accounts and the insurance fund had is borne by the house. Where
 * its capital does not suffice, positions on the other side of the pair, in the order of `winnersAgainst`, are ended by the same tick as at the price at which
 * the liquidated ones together had nothing left, lot by lot, until what is missing is covered: so much of their profit is not paid. None is cut by more than
 * it has won. What is written says all that there is to know, so a stop in the middle changes nothing: whoever comes after goes on.
 * False where that could not be done whole.
 */
export async function deleverage(
  context: FuturesContext,
  tick: FuturesTick,
  heard: (after: readonly StandingAccount[]) => void,
): Promise<boolean> {
  let isDone = true;
  for (const side of await shortSides(context.store.db, tick)) {
    const symbol = symbolOf(context.markets, side);
    const price = symbol && tick.prices.get(symbol)?.index;
    if (price && !(await cover(context, tick, { side, price, heard }))) isDone = false;
  }
  return isDone;
}

interface Covering {
  readonly side: ShortSide;
  readonly price: string;
  heard(after: readonly StandingAccount[]): void;
}

/** False where the house has not enough for those whose turn it is. */
async function cover(context: FuturesContext, tick: FuturesTick, { side, price, heard }: Covering): Promise<boolean> {
  const { store, coins, log } = context;
  const scale = (await coins.all()).get(side.coin)?.scale ?? 0;
  for (let left = side.left; left.gt(0); ) {
    const missing = Money.min(left, (await capitalAt(context, side.coin, tick)).negated());
    if (!missing.gt(0)) break;
    const winners = await winnersAgainst(store.db, side, { price, at: tick.at, most: TOGETHER });
    const cuts = cutsOf(missing, side, winners, scale);
    if (cuts.length === 0) break;
    const { after, isWhole, tell } = await cutTogether(context, tick, cuts);
    heard(after);
    tell();
    if (!isWhole) {
      alarm(log, { instrument: side.instrumentId, seq: tick.seq }, 'the house has too little to deleverage a pair');
      return false;
    }
    for (const { cut } of cuts) left = left.minus(cut);
  }
  return true;
}

/** Which lots cover what is missing, and with how much each; winners in their order. */
export function cutsOf(
  missing: Money,
  { perUnit, coin }: Pick<ShortSide, 'perUnit' | 'coin'>,
  winners: readonly Winner[],
  scale: number,
): CutOf[] {
  const cuts: CutOf[] = [];
  let left = missing.toDecimalPlaces(scale, Money.ROUND_UP);
  for (const { id, userId, lots: all, contractSize, profit } of winners) {
    const perLot = Money.min(perUnit, profit).times(contractSize);
    const lots = Math.min(all, left.div(perLot).ceil().toNumber());
    const cut = Money.min(left, perLot.times(lots).toDecimalPlaces(scale, Money.ROUND_DOWN));
    if (!cut.gt(0)) continue;
    cuts.push({ id, userId, coin, lots, cut: cut.toFixed() });
    left = left.minus(cut);
    if (!left.gt(0)) break;
  }
  return cuts;
}

interface CutTogether extends Told {
  readonly after: readonly StandingAccount[];
  /** Whether all of them were ended; those that the house could not pay go on. */
  readonly isWhole: boolean;
}

async function cutTogether(context: FuturesContext, tick: FuturesTick, cuts: readonly CutOf[]): Promise<CutTogether> {
  const { store, futuresTerms, coins, markets, ledger } = context;
  const [terms, allCoins] = [await futuresTerms.all(), await coins.all()];
  const accounts = [
    ...new Map(cuts.map(({ userId, coin }) => [accountOf({ userId, coin }), { userId, coin }])).values(),
  ];
  return toldLate(store, async (tx): Promise<CutTogether> => {
    const locked = await lockMoney(
      tx,
      accounts.map((account) => ({ ...account, positions: [] })),
    );
    const settled = (await standingOf(tx, accounts, moneyIn(locked))).map((account) => {
      const own = cuts.filter((one) => accountOf(one) === accountOf(account) && isThere(account.positions, one));
      return new Settlement(account, {
        tick,
        scale: allCoins.get(account.coin)?.scale ?? 0,
        symbolOf: (position) => symbolOf(markets, position),
        termsOf: (instrument) => terms.get(instrument),
        fund: { available: new Money(0) },
        hasRoom: () => false,
        nextId: () => 0,
      }).deleverage(own);
    });
    const { posted } = await ledger.postEach(
      tx,
      settled.map(({ entries }) => entries),
      locked,
    );
    const done = settled.slice(0, posted).filter(({ changed }) => changed.length > 0);
    const told = await keep(context, tx, done, tick);
    return {
      after: done.map(({ after }) => after),
      isWhole: posted === settled.length && done.length === settled.length,
      tell() {
        for (const one of told) one();
      },
    };
  });
}

/** Whether a position still has the lots that are to be ended: its user may have had it ended meanwhile. */
const isThere = (positions: readonly FuturesPosition[], { id, lots }: Cut): boolean =>
  positions.some((position) => position.id === id && position.lots >= lots);
