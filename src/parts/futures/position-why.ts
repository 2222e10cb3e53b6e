import { headroom, keptOf, liquidationPrice, type RiskPosition, riskRate } from '../../domain/futures/account.ts';
import { product, profitOf } from '../../domain/futures/amounts.ts';
import { fromScaled, plus } from '../../domain/scaled.ts';
import type { RiskAccount } from './estimate.ts';

/** Decimals of exact amounts of the account (domain/futures/account.ts). */
const EXACT = 22;
const minus = (value: string): string => (value.startsWith('-') ? value.slice(1) : value === '0' ? value : `-${value}`);

/** How a liquidation price comes about. */
export interface WhyLiquidation {
  /** Null where no price does it. */
  readonly price: string | null;
  /** What stands for the positions of the pair: all the money, with what the other pairs have won or lost and must keep. */
  readonly money: string;
  /** What those of the pair were opened at, shorts taken off. */
  readonly opened: string;
  /** Their units, shorts taken off, less what must be kept of all. */
  readonly slope: string;
  /** Whether the position is the only one of its pair. */
  readonly isSingle: boolean;
}

export function whyLiquidation(symbol: string, account: RiskAccount, decimals: number): WhyLiquidation {
  const own = account.positions.filter((one) => one.symbol === symbol);
  const others = account.positions.filter((one) => one.symbol !== symbol);
  const signed = ({ direction }: RiskPosition, value: string) => (direction === 'long' ? value : minus(value));
  return {
    price: liquidationPrice(symbol, account, decimals),
    money: fromScaled(headroom(account.money, others, account.priceOf), EXACT),
    opened: own.reduce((sum, one) => plus(sum, signed(one, product(one.size, one.entry))), '0'),
    slope: own.reduce(
      (sum, one) => plus(plus(sum, signed(one, one.size)), minus(product(one.size, one.maintenance))),
      '0',
    ),
    isSingle: own.length === 1,
  };
}

/** How the risk rate comes about. */
export interface WhyRisk {
  readonly rate: string;
  /** All the money, with what is won or lost. */
  readonly worth: string;
  /** What of it must be kept. */
  readonly kept: string;
}

export const whyRisk = ({ money, positions, priceOf }: RiskAccount): WhyRisk => ({
  rate: riskRate(money, positions, priceOf),
  worth: positions.reduce((sum, one) => plus(sum, profitOf(one, priceOf(one), EXACT)), money),
  kept: fromScaled(keptOf(positions, priceOf), EXACT),
});
