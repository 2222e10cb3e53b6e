import type { Fraction } from '../../domain/fraction.ts';
import { headroom, keptOf, riskRate } from '../../domain/futures/account.ts';
import { type FuturesDirection, floorTo } from '../../domain/futures/amounts.ts';
import { fromScaled } from '../../domain/scaled.ts';
import type { Estimate, EstimateContext } from './estimate.ts';

/** Decimals in which domain/futures/account.ts reckons amounts. */
const EXACT = 22;
const inMoney = (amount: bigint, scale: number): string => floorTo(fromScaled(amount, EXACT), scale);

/** What the price of liquidation is made of: what stands behind the pair, and what must be kept of the order. Null where nothing of its size is taken. */
export function liquidationSteps(
  direction: FuturesDirection,
  { after, tier }: Estimate,
  { symbol, scale }: Pick<EstimateContext, 'symbol' | 'scale'>,
) {
  if (!after || !tier) return null;
  const elsewhere = after.positions.filter((one) => one.symbol !== symbol);
  const others = after.positions.length - elsewhere.length - 1;
  return {
    direction,
    /** All that is in the account, with what the other pairs add or take, once the fee is paid. */
    backing: inMoney(headroom(after.money, elsewhere, after.priceOf), scale),
    maintenance: tier.maintenance as Fraction,
    /** Positions on the pair beside the order: with them the price is that of all together. */
    others,
    isAlone: others === 0,
  };
}

/** What must be kept of all that the account has once the order is open, at the prices of now. */
export function keptNow({ after }: Pick<Estimate, 'after'>) {
  if (!after) return null;
  const { money, positions, priceOf } = after;
  const [kept, free] = [keptOf(positions, priceOf), headroom(money, positions, priceOf)];
  return {
    kept: inMoney(kept, 2),
    has: inMoney(kept + free, 2),
    rate: riskRate(money, positions, priceOf),
  };
}
