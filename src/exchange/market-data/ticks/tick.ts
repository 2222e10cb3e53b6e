import { fromScaled } from '../../../domain/scaled.ts';
import type { TickHeader, TickPrices } from '../../../domain/tick-chain.ts';

/** One symbol's prices in a batch, in units of 10^-decimals. */
export interface TickValues {
  readonly symbol: string;
  readonly decimals: number;
  readonly index: bigint;
  readonly mark: bigint;
  readonly last: bigint;
}

/** All symbols' prices at one moment; `values` in the order of their symbols. */
export interface TickBatch extends TickHeader {
  readonly values: readonly TickValues[];
}

/** One symbol's part of a published batch. */
export interface Tick extends TickValues, TickHeader {}

/** What a symbol's leaf says. */
export const pricesOf = ({ symbol, decimals, index, mark, last }: TickValues): TickPrices => ({
  symbol,
  index: fromScaled(index, decimals),
  mark: fromScaled(mark, decimals),
  last: fromScaled(last, decimals),
});

/** A symbol's tick of a batch; undefined where the symbol was not listed then. */
export function tickOf({ values, ...header }: TickBatch, symbol: string): Tick | undefined {
  const found = values.find((one) => one.symbol === symbol);
  return found && { ...header, ...found };
}
