import { hazardRate, liquidationPrice, riskRate } from '../../../domain/futures/account.ts';
import { profitOf } from '../../../domain/futures/amounts.ts';
import { type FuturesPrices, riskPrice } from '../../../domain/futures/prices.ts';
import { plus } from '../../../domain/scaled.ts';
import { Money } from '../../ledger/decimal.ts';
import type { MarketData } from '../../market-data/port.ts';
import { pricesOf } from '../../market-data/ticks/tick.ts';
import { type FuturesPosition, heldFor, isOpen, riskOf, sizeOfPosition } from './position.ts';
import type { StandingAccount } from './settlement.ts';

/** What an open position stands at, by the newest tick. */
export interface PositionFigures {
  readonly id: number;
  readonly mark: string;
  /** At which its risk is measured: the mark, or the index where that is better for its owner. */
  readonly risk: string;
  /** At the mark, with a minus where it loses. */
  readonly profit: string;
  /** Of the account as a whole, other pairs as they stand. */
  readonly liquidation: string | null;
}

/** What an account stands at; amounts in decimal text, rates in percent. */
export interface AccountFigures {
  readonly available: string;
  readonly margin: string;
  readonly openMargin: string;
  readonly profit: string;
  readonly hazard: string;
  readonly risk: string;
  readonly positions: readonly PositionFigures[];
}

type Account = Pick<StandingAccount, 'available' | 'positions'>;

/** What an account stands at by the newest ticks; of a pair without one, a position is worth what it was opened at. */
export function figuresOf(
  markets: Pick<MarketData, 'instruments' | 'ticks'>,
  { available, positions }: Account,
  scale: number,
): AccountFigures {
  const open = positions.filter(isOpen).map((position) => ({ position, ...placed(markets, position) }));
  const total = (pick: (position: FuturesPosition) => string, of = open.map(({ position }) => position)) =>
    of.reduce((sum, position) => plus(sum, pick(position)), '0');
  const money = plus(available, total(heldFor, [...positions]));
  const bySymbol = new Map(open.map(({ symbol, prices }) => [symbol, prices]));
  const priceOf = ({ symbol, direction }: { symbol: string; direction: 'long' | 'short' }) => {
    const prices = bySymbol.get(symbol);
    return prices ? riskPrice(direction, prices) : '0';
  };
  const risks = open.map(({ position, symbol }) => riskOf(position, symbol));
  const levels = new Map(
    open.map(({ symbol, decimals }) => [
      symbol,
      liquidationPrice(symbol, { money, positions: risks, priceOf }, decimals),
    ]),
  );
  const each = open.map(({ position, symbol, prices }) => ({
    id: position.id,
    mark: prices.mark,
    risk: riskPrice(position.direction, prices),
    profit: profitAt(position, prices.mark, scale),
    liquidation: levels.get(symbol) ?? null,
  }));
  const profit = each.reduce((sum, one) => plus(sum, one.profit), '0');
  const openMargin = total((position) => position.openMargin);
  return {
    available,
    margin: total((position) => position.margin),
    openMargin,
    profit,
    hazard: hazardRate(
      plus(
        available,
        total((position) => position.margin),
      ),
      openMargin,
      profit,
    ),
    risk: riskRate(money, risks, priceOf),
    positions: each,
  };
}

export const profitAt = (position: FuturesPosition, price: string, scale: number): string =>
  profitOf(
    { direction: position.direction, size: sizeOfPosition(position), entry: position.openPrice ?? position.reference },
    price,
    scale,
  );

/** The symbol of a position, its price decimals and the newest prices; of a pair that is gone, what it was opened at. */
function placed({ instruments, ticks }: Pick<MarketData, 'instruments' | 'ticks'>, position: FuturesPosition) {
  const instrument = instruments.find(({ id }) => id === position.instrumentId);
  const tick = instrument && ticks.latest(instrument.symbol);
  const entry = position.openPrice ?? position.reference;
  const prices: FuturesPrices = tick ? pricesOf(tick) : { index: entry, mark: entry, last: entry };
  return {
    symbol: instrument?.symbol ?? `gone:${position.instrumentId}`,
    decimals: instrument?.priceDecimals ?? new Money(entry).decimalPlaces(),
    prices,
  };
}
