import { DAY_MS, MINUTE_MS } from './durations.ts';
import { add, compare, isOnStep, sub } from './money.ts';

/** NFT sales by the clock (product-spec.md sections 4, 5 and 9; readings E1 to E4). */

/** The winner of an auction pays within a day, else the deposit is forfeited. */
export const WINNER_PAYS_MS = DAY_MS;
/** A bid in the last minutes moves the end by as much (features.md 2.2). */
export const LATE_BID_MS = 10 * MINUTE_MS;

/** `offered` says whether its owner offers it: the wire's status 1. */
export type NftSaleState = 'notStarted' | 'onSale' | 'notOffered' | 'ended';

/** Whether a work can be bought: the clock decides, from the start on and until the end; in between it may be sold or withdrawn. */
export function nftSaleState(now: number, start: number, end: number, status: number): NftSaleState {
  if (now < start) return 'notStarted';
  if (now >= end) return 'ended';
  return status === 1 ? 'onSale' : 'notOffered';
}

/** Until when the winner may pay. */
export const payUntil = (end: number): number => end + WINNER_PAYS_MS;

/** When an auction ends after a bid. */
export const endAfterBid = (end: number, at: number): number => (end - at < LATE_BID_MS ? end + LATE_BID_MS : end);

/** Keys below `nft.` of locales/<lang>/prompt.json. */
export type BidProblem = 'bidRequired' | 'bidTooLow' | 'bidOffStep';

/** The lowest next bid. */
export const lowestBid = (current: string, perIncrease: string): string => add(current, perIncrease);

/** What is wrong with a total bid: at least the current one and a step, in whole steps above it. */
export function bidProblem(bid: string, current: string, perIncrease: string): BidProblem | null {
  if (bid === '') return 'bidRequired';
  if (compare(bid, lowestBid(current, perIncrease)) < 0) return 'bidTooLow';
  return isOnStep(sub(bid, current), perIncrease) ? null : 'bidOffStep';
}

export interface Resale {
  readonly mode: 'normal' | 'auction';
  readonly price: string;
  /** Of an auction. */
  readonly perIncrease: string;
  readonly start: number;
  readonly end: number;
}

export type ResaleProblem = 'price' | 'increase' | 'time' | 'past';

const isAboveZero = (text: string): boolean => text !== '' && compare(text, '0') > 0;

/** The first thing wrong with a resale: its price, its step, an end that is not after the start, or one that has passed. */
export function resaleProblem({ mode, price, perIncrease, start, end }: Resale, now: number): ResaleProblem | null {
  if (!isAboveZero(price)) return 'price';
  if (mode === 'auction' && !isAboveZero(perIncrease)) return 'increase';
  if (end <= start) return 'time';
  return end <= now ? 'past' : null;
}
