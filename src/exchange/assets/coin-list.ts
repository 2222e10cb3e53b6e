import { COIN_SCALE } from '../../domain/constants.ts';
import type { Instrument } from './instrument.ts';
import { USDT } from './usdt.ts';

/** Withdrawal terms of a coin that can be paid in and out, in the coin. */
type Terms = readonly [chain: string, fee: string, least: string, most: string];

/** Chain and withdrawal terms by coin (readings E19: fees are absolute). */
const TERMS: Readonly<Record<string, Terms>> = {
  BTC: ['BTC', '0.0002', '0.001', '200'],
  ETH: ['ERC20', '0.0015', '0.01', '4000'],
  USDT: ['ERC20', '3', '10', '10000000'],
  SOL: ['SOL', '0.008', '0.1', '80000'],
  XRP: ['XRP', '0.2', '10', '20000000'],
  DOGE: ['DOGE', '4', '20', '100000000'],
  LTC: ['LTC', '0.001', '0.01', '150000'],
  LINK: ['ERC20', '0.3', '1', '900000'],
  BNB: ['BEP20', '0.0008', '0.01', '20000'],
  AVAX: ['AVAXC', '0.008', '0.1', '450000'],
  TON: ['TON', '0.02', '1', '2400000'],
  ADA: ['ADA', '0.8', '2', '29000000'],
  DOT: ['DOT', '0.08', '1', '2200000'],
  TRX: ['TRC20', '1', '10', '80000000'],
  BCH: ['BCH', '0.001', '0.01', '31000'],
  NEAR: ['NEAR', '0.01', '0.2', '3000000'],
  UNI: ['ERC20', '0.4', '1', '1500000'],
  ATOM: ['ATOM', '0.008', '0.1', '2200000'],
  APT: ['APT', '0.006', '0.1', '1400000'],
  ARB: ['ARBITRUM', '0.1', '2', '20000000'],
  OP: ['OPTIMISM', '0.05', '1', '8000000'],
  FIL: ['FIL', '0.005', '0.1', '3200000'],
  ETC: ['ETC', '0.01', '0.1', '600000'],
  XLM: ['XLM', '0.02', '10', '110000000'],
  HBAR: ['HBAR', '0.5', '10', '210000000'],
  SUI: ['SUI', '0.03', '1', '7000000'],
  ICP: ['ICP', '0.0003', '0.1', '1400000'],
  AAVE: ['ERC20', '0.02', '0.1', '80000'],
  INJ: ['INJ', '0.01', '0.1', '620000'],
  ALGO: ['ALGO', '0.008', '1', '95000000'],
  RENDER: ['SOL', '0.1', '1', '2400000'],
  SEI: ['SEI', '0.02', '1', '30000000'],
};

/** Coins beside the quote coin that the fiat account deals in. */
const LEGAL: ReadonlySet<string> = new Set(['BTC', 'ETH']);

/** A row of the table `coins`. */
export interface CoinSeed {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly sort: number;
  readonly isDisplay: boolean;
  readonly isLegal: boolean;
  readonly isMatch: boolean;
  readonly isLever: boolean;
  readonly isMicro: boolean;
  readonly isTransfer: boolean;
  readonly isCharge: boolean;
  readonly type: string;
  readonly rate: string;
  readonly minNumber: string;
  readonly maxNumber: string;
  readonly chainFee: string;
  readonly scale: number;
}

/** The quote coin and what every pair trades. Indices, metals and currencies can be held in no account (readings G13). */
export function coinSeeds(instruments: readonly Instrument[]): CoinSeed[] {
  return [
    coin(USDT, 0, { isQuote: true, isSpot: true, isCrypto: true }),
    ...instruments.map((instrument, index) =>
      coin(instrument.base, index + 1, {
        isQuote: false,
        isSpot: instrument.isSpotTradable,
        isCrypto: instrument.type === 'crypto',
      }),
    ),
  ];
}

function coin(
  { id, name, title }: Instrument['base'],
  sort: number,
  is: { isQuote: boolean; isSpot: boolean; isCrypto: boolean },
): CoinSeed {
  const [chain, fee, least, most] = (is.isCrypto ? TERMS[name] : undefined) ?? ['', '0', '0', '0'];
  return {
    id,
    name,
    title,
    sort,
    isDisplay: is.isSpot,
    isMatch: is.isSpot,
    isLegal: is.isQuote || (is.isCrypto && LEGAL.has(name)),
    // Futures and options are settled in the quote coin.
    isLever: is.isQuote,
    isMicro: is.isQuote,
    isTransfer: is.isCrypto,
    isCharge: chain !== '',
    type: chain,
    rate: fee,
    minNumber: least,
    maxNumber: most,
    chainFee: fee,
    scale: COIN_SCALE,
  };
}
