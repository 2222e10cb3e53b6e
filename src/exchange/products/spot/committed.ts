import { and, eq, gt } from 'drizzle-orm';
import { toScaled } from '../../../domain/scaled.ts';
import type { Trade } from '../../market-data/port.ts';
import type { CommittedTrades } from '../../matching/port.ts';
import type { SpotContext } from './context.ts';
import { spotFills } from './schema.ts';

/** The trades of which the store has fills. Those of a pair that is gone, or that counts in other steps now, are left out. */
export const committedTrades =
  ({ store, markets }: Pick<SpotContext, 'store' | 'markets'>): CommittedTrades =>
  async (after) => {
    const trades: Trade[] = [];
    for (const [symbol, tradeId] of after) {
      const instrument = markets.bySymbol(symbol);
      if (!instrument) continue;
      const fills = await store.db
        .selectDistinctOn([spotFills.tradeId])
        .from(spotFills)
        .where(and(eq(spotFills.instrumentId, instrument.id), gt(spotFills.tradeId, tradeId)))
        .orderBy(spotFills.tradeId);
      for (const fill of fills) {
        const price = toScaled(fill.price, instrument.priceDecimals);
        const amount = toScaled(fill.amount, instrument.amountDecimals);
        if (price === null || amount === null) continue;
        // Either user's side says which was the taker's.
        const isBuy = (fill.side === 'buy') === (fill.role === 'taker');
        trades.push({ id: fill.tradeId, symbol, ts: fill.createdAt, price, amount, side: isBuy ? 'buy' : 'sell' });
      }
    }
    return trades;
  };
