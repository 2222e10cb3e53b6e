import type { SpotOrder } from '../../../contract/rows/order.ts';
import type { RequestOf } from '../../../contract/table.ts';
import { call } from '../../../data/call.ts';
import type { Client } from '../../../data/client.ts';

/** The largest page that the wire gives. */
const MOST = 100;

/** Every order of a list, newest first and each once, however many pages hold them. Rejects as the call does. */
export async function readAll(
  client: Client,
  request: Omit<RequestOf<'spot.orders'>, 'page' | 'limit'>,
): Promise<readonly SpotOrder[]> {
  const orders = new Map<SpotOrder['id'], SpotOrder>();
  for (let page = 1; ; page += 1) {
    const rows = await call(client, 'spot.orders', { ...request, page, limit: MOST });
    for (const row of rows) orders.set(row.id, row);
    if (rows.length < MOST) return [...orders.values()];
  }
}
