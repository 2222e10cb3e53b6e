import { OPTION_STATUS } from '../../contract/codes.ts';
import { OPTION_DIRECTION, OPTION_RESULT, type OptionOrder } from '../../contract/rows/option.ts';
import { COIN_SCALE } from '../../domain/constants.ts';
import { fixedTo, sub } from '../../domain/money.ts';
import { optionPayout } from '../../domain/option-proof.ts';
import { type OptionDirection, type OptionOutcome, outcomeOf } from '../../domain/options.ts';
import { parseWireTime } from '../../domain/time.ts';

/** Decimals of what is staked and of what it comes to, for the eye. */
export const STAKE_SCALE = 2;

/** In an empty field of money. */
export const NOUGHT = fixedTo('0', STAKE_SCALE);

/** Which way an option goes. */
export const sideOf = ({ type }: Pick<OptionOrder, 'type'>): OptionDirection =>
  type === OPTION_DIRECTION.up ? 'up' : 'down';

export const isEnded = ({ status }: Pick<OptionOrder, 'status'>): boolean => status === OPTION_STATUS.closed;

/** When it expires, unix ms; of servers that tell only when it began, by their clock of whole seconds. */
export const dueAtOf = ({ due_at, created_at, seconds }: OptionOrder): number =>
  due_at ?? (parseWireTime(created_at) ?? 0) + seconds * 1000;

export const acceptedAtOf = (order: OptionOrder): number => dueAtOf(order) - order.seconds * 1000;

/** How it ended; `returned` where no tick decided it. */
export function endOf({ profit_result, end_price }: OptionOrder): OptionOutcome | 'returned' {
  if (profit_result === OPTION_RESULT.won) return 'won';
  if (profit_result === OPTION_RESULT.lost) return 'lost';
  return end_price === null ? 'returned' : 'drawn';
}

/** What it would come to if it settled at a price, signed, by the functions that the exchange pays with; null before it has begun. */
export function resultAt(order: OptionOrder, price: string | undefined): string | null {
  const { open_price, number, profit_ratio } = order;
  if (open_price === null || price === undefined) return null;
  return sub(optionPayout(outcomeOf(sideOf(order), open_price, price), number, profit_ratio, COIN_SCALE), number);
}
