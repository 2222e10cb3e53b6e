import type { Fraction } from '../../domain/fraction.ts';
import { INSTRUMENTS, type InstrumentSeed } from './instruments.ts';

/** The terms of futures on an instrument. */
export interface FuturesTerms {
  /** Units of the base coin in one lot. */
  readonly contractSize: string;
  /** Points added to the price. */
  readonly spread: string;
  /** Of the notional, a day. */
  readonly overnight: Fraction;
  /** Of the notional. */
  readonly fee: Fraction;
  /** Lots of an order. */
  readonly minLots: string;
  readonly maxLots: string;
}

/** Contract size: the power of ten of the base coin that is worth about 300 USDT. */
const lotOf = (price: number): string => {
  const power = Math.round(Math.log10(300 / price));
  return power < 0 ? `0.${'1'.padStart(-power, '0')}` : `1${'0'.repeat(power)}`;
};

const termsOf = ({ reference }: InstrumentSeed): FuturesTerms => ({
  contractSize: lotOf(reference.price),
  spread: '0',
  overnight: '0.0002',
  fee: '0.0005',
  minLots: '1',
  maxLots: '500',
});

/** By market symbol. */
export const FUTURES_TERMS: ReadonlyMap<string, FuturesTerms> = new Map(
  INSTRUMENTS.map((instrument) => [instrument.symbol, termsOf(instrument)]),
);
