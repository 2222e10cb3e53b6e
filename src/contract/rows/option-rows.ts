import { BALANCES } from '../balances.ts';
import { OPTION_STATUS } from '../codes.ts';
import type { RowsOf } from '../define.ts';

/** What of an option tells which of two pictures of it is the older. */
interface OptionState {
  readonly id: number;
  readonly status: number;
  readonly open_price: string | null;
}

/** How far an option has come: taken, begun, ended. */
const stepOf = ({ status, open_price }: OptionState): number =>
  status === OPTION_STATUS.closed ? 2 : open_price === null ? 0 : 1;

/** Options are told of by replies and by the app socket; apart from their schema, which home does without. */
export const OPTION_ROWS = {
  list: 'options.orders',
  isOlder: (row, than) => stepOf(row) < stepOf(than),
} as const satisfies RowsOf<OptionState>;

/** What the end of an option makes old, and the row that it brings. */
export const OPTION_ENDED = {
  outdates: [...BALANCES, 'options.order', 'options.coins', 'options.limits'],
  rowOf: OPTION_ROWS,
} as const;
