import { cutToScaled, fromScaled } from '../scaled.ts';
import { ceilDiv, type FuturesDirection, floorDiv } from './amounts.ts';

/**
 * The risk of a futures account as a whole: what is free, what is held for its positions and orders, and what its open
 * positions won or lost stand for all of them together. It is liquidated when that is no more than what must be kept. Wire.md has
 * it at a hazard rate of 10 for every multiple; here it is the maintenance of the tiers (issue, readings H12): a tenth of the margin
 * would close a position at 5 x with 2 % of its value left, and leave one at 100 x a tenth of a percent, less than a second's move.
 */

/** What of a position its risk depends on; decimal text. */
export interface RiskPosition {
  readonly symbol: string;
  readonly direction: FuturesDirection;
  /** Units of the base coin. */
  readonly size: string;
  readonly entry: string;
  /** What must be kept of its value. */
  readonly maintenance: string;
}

/** By symbol. */
export type PriceOf = (position: Pick<RiskPosition, 'symbol' | 'direction'>) => string;

/** Decimals that sizes, prices and rates are reckoned with, exactly; amounts have them all. */
const [SIZE, PRICE, RATE] = [8, 8, 6];
const AMOUNT = SIZE + PRICE + RATE;
const ONE = 10n ** BigInt(RATE);

/** What a position adds to the account at a price, as a line: profit less maintenance. */
export interface RiskLine {
  readonly slope: bigint;
  readonly constant: bigint;
}

export const scaledPrice = (price: string): bigint => cutToScaled(price, PRICE);
export const scaledAmount = (amount: string): bigint => cutToScaled(amount, AMOUNT);
export const atPrice = ({ slope, constant }: RiskLine, price: bigint): bigint => slope * price + constant;

export function riskLine({ direction, size, entry, maintenance }: RiskPosition): RiskLine {
  const sign = direction === 'long' ? 1n : -1n;
  const units = cutToScaled(size, SIZE);
  return {
    slope: units * (sign * ONE - cutToScaled(maintenance, RATE)),
    constant: -sign * units * scaledPrice(entry) * ONE,
  };
}

/** What an account has above what must be kept; `money` is all that is free and held in it. At zero or below it is liquidated. */
export const headroom = (money: string, positions: readonly RiskPosition[], priceOf: PriceOf): bigint =>
  positions.reduce(
    (sum, position) => sum + atPrice(riskLine(position), scaledPrice(priceOf(position))),
    scaledAmount(money),
  );

export const isLiquidated = (money: string, positions: readonly RiskPosition[], priceOf: PriceOf): boolean =>
  positions.length > 0 && headroom(money, positions, priceOf) <= 0n;

/**
 * The price of a symbol at which the account is liquidated, the others' as they stand: the first on the way there at so many decimals. Null
 * where no price does it. Of one position, the account has its margin alone: `money` is that.
 */
export function liquidationPrice(
  symbol: string,
  { money, positions, priceOf }: { money: string; positions: readonly RiskPosition[]; priceOf: PriceOf },
  decimals: number,
): string | null {
  const others = positions.filter((position) => position.symbol !== symbol);
  const own = positions.filter((position) => position.symbol === symbol).map(riskLine);
  const slope = own.reduce((sum, line) => sum + line.slope, 0n);
  const constant = own.reduce((sum, line) => sum + line.constant, headroom(money, others, priceOf));
  if (slope === 0n) return null;
  const unit = 10n ** BigInt(PRICE - decimals);
  // Of longs all prices from there down, of shorts all from there up.
  const ticks = slope > 0n ? floorDiv(-constant, slope * unit) : ceilDiv(-constant, slope * unit);
  return ticks > 0n ? fromScaled(ticks, decimals) : null;
}

/** Decimals of a percentage. */
const PERCENT = 2;

const percent = (part: bigint, whole: bigint): string =>
  fromScaled(floorDiv(part * 100n * 10n ** BigInt(PERCENT), whole), PERCENT);

/** The hazard rate of the wire, percent: what the account has of the margins that were put up. "0" where none were. */
export function hazardRate(money: string, margins: string, profit: string): string {
  const whole = scaledAmount(margins);
  return whole === 0n ? '0' : percent(scaledAmount(money) + scaledAmount(profit), whole);
}

/** How much of what the account has must be kept, percent: at 100 it is liquidated. "0" where nothing is open. */
export function riskRate(money: string, positions: readonly RiskPosition[], priceOf: PriceOf): string {
  const free = headroom(money, positions, priceOf);
  const kept = keptOf(positions, priceOf);
  if (kept === 0n) return '0';
  return free <= 0n ? '100' : percent(kept, kept + free);
}

/** What must be kept of the value of positions, in the units of `headroom`. */
export const keptOf = (positions: readonly RiskPosition[], priceOf: PriceOf): bigint =>
  positions.reduce(
    (sum, one) => sum + cutToScaled(one.size, SIZE) * cutToScaled(one.maintenance, RATE) * scaledPrice(priceOf(one)),
    0n,
  );

/** From this risk rate on the user is warned, once until it has been below. */
export const RISK_WARNING = '50';
