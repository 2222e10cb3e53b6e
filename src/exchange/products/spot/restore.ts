import { sql } from 'drizzle-orm';
import { ORDER_STATUS, SIDE } from '../../../contract/rows/order.ts';
import { decimalText } from '../../../domain/decimal-text.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { BookOrder } from '../../matching/port.ts';
import { queryRows } from '../../platform/store/driver.ts';
import { bookId } from './book-id.ts';
import type { SpotContext } from './context.ts';
import { ORDER_COLUMNS, type OrderRow } from './order-row.ts';
import { toScaled } from './scaled.ts';

/** Puts the open orders back into the books in the order of their ids, which is that of their arrival. Returns how many. */
export async function restoreOrders(context: SpotContext): Promise<number> {
  const rows = await queryRows<OrderRow>(
    context.store.db,
    sql`
    select ${ORDER_COLUMNS} from spot_orders o where o.status = ${ORDER_STATUS.open} order by o.id`,
  );
  for (const instrument of context.markets.instruments) {
    const open = rows.filter((row) => row.instrument_id === instrument.id);
    if (open.length > 0)
      context.markets.restore(
        instrument.symbol,
        open.map((row) => bookOrder(row, instrument)),
      );
  }
  return rows.length;
}

function bookOrder(row: OrderRow, { symbol, priceDecimals, amountDecimals }: Instrument): BookOrder {
  const price = toScaled(decimalText(row.price) ?? '', priceDecimals);
  const amount = toScaled(decimalText(row.amount) ?? '', amountDecimals);
  const filled = toScaled(decimalText(row.filled_amount) ?? '', amountDecimals);
  if (price === null || amount === null || filled === null)
    throw new Error(`Order ${row.id} does not fit the precision of ${symbol}`);
  return {
    id: bookId(row.id),
    owner: { user: row.user_id },
    side: row.side === SIDE.buy ? 'buy' : 'sell',
    price,
    remaining: amount - filled,
  };
}
