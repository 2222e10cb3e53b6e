import { sql } from 'drizzle-orm';
import type { Instrument } from '../../../src/exchange/assets/instrument.ts';
import type { User } from '../product.ts';
import type { Store } from './books.ts';
import type { Published } from './published.ts';

const BUY = 1;

/** The first trade of a user that is booked and not public as it was booked: its price, amount or the taker's side. Null where there is none. */
export async function unpublished(
  db: Store,
  {
    instruments,
    users,
    published,
  }: { instruments: readonly Instrument[]; users: readonly User[]; published: Published },
): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select f.trade_id, f.instrument_id, f.price::text, f.amount::text, f.side, f.role, u.email
    from spot_fills f join users u on u.id = f.user_id order by f.id`);
  const emails = new Set(users.map(({ email }) => email));
  for (const row of rows) {
    const instrument = instruments.find(({ id }) => id === Number(row.instrument_id));
    if (!instrument || !emails.has(String(row.email))) continue;
    const isTakersBuy = (Number(row.side) === BUY) === (row.role === 'taker');
    const trade = {
      id: Number(row.trade_id),
      price: String(row.price),
      amount: String(row.amount),
      direction: isTakersBuy ? 'buy' : 'sell',
    };
    if (!published.isAsTold(instrument, trade)) return { booked: row, published: published.textOf(trade.id) };
  }
  return null;
}
