import type { Position } from '../../contract/rows/position.ts';
import { ofPercent } from '../../domain/fraction.ts';
import {
  headroom,
  keptOf,
  liquidationPrice,
  type PriceOf,
  type RiskPosition,
  riskRate,
} from '../../domain/futures/account.ts';
import { product, profitOf } from '../../domain/futures/amounts.ts';
import { fromScaled, plus } from '../../domain/scaled.ts';
import { isEntrust, sideOf } from './position.ts';

/** The user's account with all that its risk depends on, by the figures of its rows. */
export interface AccountNow {
  /** All that is free and held in it. */
  readonly money: string;
  readonly positions: readonly RiskPosition[];
  readonly priceOf: PriceOf;
}

/** Decimals of exact amounts of the account (domain/futures/account.ts). */
const EXACT = 22;
const minus = (value: string): string => (value.startsWith('-') ? value.slice(1) : value === '0' ? value : `-${value}`);

/** The price at which the risk of a position is measured. */
const riskPriceOf = ({ risk_price, update_price }: Position): string => risk_price ?? update_price;

const riskOf = (position: Position): RiskPosition => ({
  symbol: position.symbol,
  direction: sideOf(position),
  size: position.number,
  entry: position.price,
  maintenance: ofPercent(position.maintenance ?? '0'),
});

/** The account as its rows tell of it: what is free, what is open and what waits. */
export function accountNow(balance: string, open: readonly Position[], entrusts: readonly Position[]): AccountNow {
  const held = [
    ...open.map(({ caution_money }) => caution_money),
    ...entrusts.filter(isEntrust).flatMap(({ caution_money, trade_fee }) => [caution_money, trade_fee]),
  ];
  const priceOf: PriceOf = ({ symbol, direction }) => {
    const found = open.find((one) => one.symbol === symbol && sideOf(one) === direction);
    return found ? riskPriceOf(found) : '0';
  };
  return { money: held.reduce(plus, balance), positions: open.map(riskOf), priceOf };
}

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

export function whyLiquidation(symbol: string, account: AccountNow, decimals: number): WhyLiquidation {
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

export const whyRisk = ({ money, positions, priceOf }: AccountNow): WhyRisk => ({
  rate: riskRate(money, positions, priceOf),
  worth: positions.reduce((sum, one) => plus(sum, profitOf(one, priceOf(one), EXACT)), money),
  kept: fromScaled(keptOf(positions, priceOf), EXACT),
});
