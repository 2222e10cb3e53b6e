import { Exact } from '../decimal.ts';
import { type PositionRow, type PublicTick, STATUS } from './rows.ts';

/** By what the user has open on a side of a pair, in the quote coin: what must be kept, percent, and the greatest multiple. */
export const TIERS = [
  { maintenance: '0.5', multiple: 100 },
  { maintenance: '1', multiple: 50 },
  { maintenance: '2.5', multiple: 20 },
  { maintenance: '5', multiple: 10 },
] as const;
export const FIRST_TIER = '50000';
/** Rates of the notional: to open, a night, and of what is liquidated. */
export const RATE = { fee: '0.0005', overnight: '0.0002', liquidation: '0.005' } as const;
/** Above it a user has answered the questions about risk. */
export const HIGH_MULTIPLE = 20;
export const MULTIPLES = [5, 10, 20, 50, 75, 100] as const;
const BOOKED_DECIMALS = 8;

const sign = ({ isLong }: Pick<PositionRow, 'isLong'>): number => (isLong ? 1 : -1);
const booked = (amount: Exact): Exact => amount.toDecimalPlaces(BOOKED_DECIMALS, Exact.ROUND_HALF_UP);

/** Won, or lost with a minus, between two prices. */
export const profitAt = (row: PositionRow, price: string): Exact =>
  new Exact(price).minus(row.price).times(row.size).times(sign(row));

export const keptAt = (row: PositionRow, price: string): Exact =>
  new Exact(price).times(row.size).times(row.maintenance).div(100);

/** The price that risk is measured at: the mark, or the index where that is better for whoever holds it. */
export const riskPrice = ({ isLong }: PositionRow, { index, mark }: PublicTick): string =>
  new Exact(mark).gt(index) === isLong ? mark : index;

/** Whether a tick sets off an exit. */
export function setsOff(row: PositionRow, tick: PublicTick): boolean {
  const price = new Exact(tick[row.exitOn]);
  const [profit, stop] = [new Exact(row.takeProfit), new Exact(row.stopLoss)];
  const reaches = (level: Exact, isAbove: boolean) =>
    !level.isZero() && (isAbove ? price.gte(level) : price.lte(level));
  return reaches(profit, row.isLong) || reaches(stop, !row.isLong);
}

export const crosses = (row: PositionRow, { index }: PublicTick): boolean =>
  row.isLong ? new Exact(index).lte(row.reference) : new Exact(index).gte(row.reference);

/** What is wrong with a row by itself; null where nothing is. */
export function faultOf(row: PositionRow): string | null {
  const notional = new Exact(row.reference).times(row.size);
  const tier = TIERS.find(({ maintenance }) => maintenance === row.maintenance);
  if (!tier || row.multiple > tier.multiple) return 'a position has a tier that allows its multiple';
  if (tier === TIERS[0] && notional.gt(FIRST_TIER)) return 'more is kept of what is larger';
  if (row.lots === row.openLots) {
    const margin = notional.div(row.multiple).toDecimalPlaces(BOOKED_DECIMALS, Exact.ROUND_UP);
    if (!margin.eq(row.openMargin)) return 'the margin is the notional by the multiple, rounded up';
    if (!booked(notional.times(RATE.fee)).eq(row.fee)) return 'the fee is its share of the notional';
    const nights = new Exact(row.overnight).div(booked(notional.times(RATE.overnight)));
    if (
      row.reason !== 'liquidated' &&
      row.status !== STATUS.closed &&
      new Exact(row.margin).eq(row.openMargin) &&
      !nights.isInteger()
    )
      return 'a night costs its share of the notional';
  }
  if (row.open && row.open.at < row.placedAt) return 'a position is opened by a tick at or after it was accepted';
  if (row.open && row.isLimit && !crosses(row, { ...row.open, index: row.price, mark: '', last: '' }))
    return 'a limit order is filled at its price or better';
  if (row.status === STATUS.closed) return faultOfEnd(row);
  if (new Exact(row.profit).isZero()) return null;
  return 'nothing is won or lost before the end';
}

function faultOfEnd(row: PositionRow): string | null {
  if (row.reason === 'returned') return new Exact(row.profit).isZero() ? null : 'what is returned won nothing';
  if (!row.open || !row.close || row.close.seq < row.open.seq)
    return 'a position ends by a tick after that which opened it';
  if (row.reason === 'asked' && row.close.at < row.askedAt)
    return 'a position is closed by a tick at or after that was asked';
  if (!profitAt(row, row.closePrice).eq(row.profit)) return 'a result follows from two prices, size and side';
  if (!new Exact(row.margin).isZero()) return 'nothing is held for what has ended';
  const [profit, stop] = [new Exact(row.takeProfit), new Exact(row.stopLoss)];
  const trigger = new Exact(row.trigger ?? 0);
  const isBeyond = (level: Exact, isAbove: boolean) =>
    !level.isZero() && (isAbove ? trigger.gte(level) : trigger.lte(level));
  if (row.reason === 'takeProfit' && !isBeyond(profit, row.isLong)) return 'a profit is taken at its level or beyond';
  if (row.reason === 'stopLoss' && !isBeyond(stop, !row.isLong)) return 'a loss is stopped at its level or beyond';
  const fee = booked(new Exact(row.closePrice).times(row.size).times(RATE.liquidation));
  if (new Exact(row.liquidationFee).gt(row.reason === 'liquidated' ? fee : 0))
    return 'a liquidation costs no more than its fee';
  if (new Exact(row.covered).gt(0) && new Exact(row.profit).gte(0)) return 'others bear losses alone';
  if (new Exact(row.cut).gt(0) !== (row.reason === 'deleveraged'))
    return 'a profit is cut where it is deleveraged alone';
  if (new Exact(row.cut).gt(Exact.max(row.profit, 0))) return 'nobody is cut by more than they won';
  return null;
}
