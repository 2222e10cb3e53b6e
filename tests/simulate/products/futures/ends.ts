import type { Fields, Reply } from '../../product.ts';
import { Exact } from '../decimal.ts';
import { type Named, type PositionRow, ticksOf } from './rows.ts';

/** Of each user the newest so many are looked at. */
const LOOKED_AT = 12;

/** What was opened has the index of the tick that it names, and so has what was closed: by the ticks that everybody can read (readings H2). */
export async function checkPrices(
  positions: readonly PositionRow[],
  {
    ask,
    violate,
  }: {
    readonly ask: (name: string, fields: Fields) => Promise<Reply>;
    readonly violate: (rule: string, detail: unknown) => void;
  },
): Promise<void> {
  const indexAt = async ({ symbol }: PositionRow, { seq, at }: Named) =>
    (await ticksOf(ask, symbol, at, at))?.find((tick) => tick.seq === seq)?.index;
  for (const row of positions.filter(({ open }) => open !== null).slice(0, LOOKED_AT)) {
    const opened = row.open && (await indexAt(row, row.open));
    if (!opened || !new Exact(opened).eq(row.price))
      violate('what is opened is opened at the index of its tick', { row, opened });
    if (!row.close || row.reason === 'returned') continue;
    const closed = await indexAt(row, row.close);
    if (!closed || !new Exact(closed).eq(row.closePrice))
      violate('what is closed is closed at the index of its tick', { row, closed });
  }
}
