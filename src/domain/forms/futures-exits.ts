import * as z from 'zod/mini';
import type { FuturesDirection } from '../futures/amounts.ts';
import { formSchema } from './form.ts';
import { exitsProblem, type FuturesKey, type FuturesOrderTerms, typedLevel } from './futures-order.ts';

const EXITS = { takeProfit: z.string(), stopLoss: z.string(), exitOn: z.enum(['mark', 'last']) };

export type FuturesExitsForm = z.output<z.ZodMiniObject<typeof EXITS>>;

/** What exits of a position lie beyond: the price that they are held on, and of a profit what it was opened at as well. */
export interface ExitsMoment {
  readonly direction: FuturesDirection;
  /** Null of an entrust, whose exits lie beyond its own price. */
  readonly entry: string | null;
  readonly prices: Readonly<Record<'mark' | 'last', string>>;
}

/** The exits of a position or an entrust as they are typed; nothing is none. The exchange holds them against the same (products/futures/exits.ts). */
export const futuresExitsForm = (
  terms: Pick<FuturesOrderTerms, 'pair' | 'priceDecimals'>,
  { direction, entry, prices }: ExitsMoment,
) =>
  formSchema<typeof EXITS, FuturesKey>(EXITS, ({ takeProfit, stopLoss, exitOn }) => {
    const current = prices[exitOn];
    const profit = { takeProfit: typedLevel(takeProfit), stopLoss: null };
    const stop = { takeProfit: null, stopLoss: typedLevel(stopLoss) };
    const problem =
      exitsProblem(direction, profit, [current, entry ?? current], terms) ??
      exitsProblem(direction, stop, [current], terms);
    return problem && { ...problem, field: problem.field === 'takeProfit' ? 'takeProfit' : 'stopLoss' };
  });
