import type { FuturesDirection } from '../../domain/futures/amounts.ts';
import type { Estimate, EstimateContext } from './estimate.ts';

/** What of an order one may ask the reason of. */
export const WHY_TOPICS = ['margin', 'fee', 'overnight', 'liquidation', 'risk', 'profit'] as const;
export type WhyTopic = (typeof WHY_TOPICS)[number];

/** An order as it is explained. */
export interface WhyOrder {
  readonly direction: FuturesDirection;
  readonly lots: number;
  readonly multiple: string;
  /** "BTC", "USDT". */
  readonly base: string;
  readonly coin: string;
  readonly estimate: Estimate;
  readonly context: EstimateContext;
  /** Where it is to end, and what that comes to. */
  readonly exit: { readonly level: string; readonly profit: string } | null;
}
