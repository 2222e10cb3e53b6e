import { compareDecimal } from '../../domain/number.ts';
import { ORDER_STATUS } from '../codes.ts';
import type { RowsOf } from '../define.ts';

/** What of an order tells which of two pictures of it is the older. */
interface OrderState {
  readonly id: number;
  readonly status: number;
  readonly filled_amount?: string | undefined;
}

const filledOf = ({ filled_amount = '0' }: OrderState): string => filled_amount;

/** Orders are told of by replies and by the app socket. They only ever fill further, and one that is closed never opens again. Apart from their schema, which home does without. */
export const ORDER_ROWS = {
  list: 'spot.orders',
  isOlder: (row, than) =>
    (row.status === ORDER_STATUS.open && than.status !== ORDER_STATUS.open) ||
    compareDecimal(filledOf(row), filledOf(than)) < 0,
} as const satisfies RowsOf<OrderState>;
