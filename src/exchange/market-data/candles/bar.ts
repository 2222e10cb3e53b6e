import { toNumber, toUnits } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { Candle } from '../port.ts';

/** A candle in whole ticks and lots. Sums are bigint: a year's turnover in units is beyond what a number holds exactly. */
export interface Bar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly amount: bigint;
  /** Sum of price x amount. */
  readonly value: bigint;
  readonly count: number;
}

/** The bar of a single trade. */
export const barOfTrade = (price: bigint, amount: bigint): Bar => {
  const at = Number(price);
  return { open: at, high: at, low: at, close: at, amount, value: price * amount, count: 1 };
};

/** Two bars that follow each other as one. */
export function join(earlier: Bar | null, later: Bar | null): Bar | null {
  if (!earlier || !later) return earlier ?? later;
  return {
    open: earlier.open,
    high: Math.max(earlier.high, later.high),
    low: Math.min(earlier.low, later.low),
    close: later.close,
    amount: earlier.amount + later.amount,
    value: earlier.value + later.value,
    count: earlier.count + later.count,
  };
}

/** A period without trades: the last price stands still. */
export const flatBar = (price: number): Bar => ({
  open: price,
  high: price,
  low: price,
  close: price,
  amount: 0n,
  value: 0n,
  count: 0,
});

type Decimals = Pick<Instrument, 'priceDecimals' | 'amountDecimals'>;

/** A bar as the numbers that leave the markets. */
export const toCandle = (id: number, bar: Bar, { priceDecimals, amountDecimals }: Decimals): Candle => ({
  id,
  open: toNumber(bar.open, priceDecimals),
  close: toNumber(bar.close, priceDecimals),
  high: toNumber(bar.high, priceDecimals),
  low: toNumber(bar.low, priceDecimals),
  amount: toNumber(bar.amount, amountDecimals),
  vol: toNumber(bar.value, priceDecimals + amountDecimals),
  count: bar.count,
});

/** A candle from outside or from the store as a bar. */
export const toBar = (candle: Candle, { priceDecimals, amountDecimals }: Decimals): Bar => {
  const ticks = (price: number) => toUnits(price, priceDecimals);
  return {
    open: ticks(candle.open),
    high: ticks(candle.high),
    low: ticks(candle.low),
    close: ticks(candle.close),
    amount: BigInt(toUnits(candle.amount, amountDecimals)),
    value: BigInt(toUnits(candle.vol, priceDecimals + amountDecimals)),
    count: candle.count,
  };
};
