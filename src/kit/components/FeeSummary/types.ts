import type { NumberInput } from '../../../domain/number.ts';
import type { Prose } from '../../figure-text.ts';

/** An amount with its unit. */
export interface FeeFigure {
  /** Decimal text; null while it is not known. */
  readonly value: NumberInput;
  /** Coin or currency: 'USDT'. */
  readonly unit: string | null | undefined;
  /** Decimals of the unit; the amount is cut to them, never rounded up. */
  readonly scale: number | null | undefined;
}

export interface FeeLine extends FeeFigure {
  /** Tells the line from the others. */
  readonly key: string;
  /** What the figure is: 'Network fee'. */
  readonly label: string | null | undefined;
  /** Taken off the amount: shows with a minus. @default false */
  readonly isTaken?: boolean;
  /** What it would be without a coupon or level, decimal text in the same unit; struck through. */
  readonly was?: NumberInput;
  /** A sentence under the label: where the figure comes from, what would lower it. */
  readonly hint?: Prose;
  /** Is asked for now: a grey bar in its place. @default false */
  readonly isAsked?: boolean;
}
