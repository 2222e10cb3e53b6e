import { and, asc, eq } from 'drizzle-orm';
import { TICKS_MOST, TIMESHAR_PERIODS } from '../../../../contract/calls/market.ts';
import { SIDE } from '../../../../contract/rows/order.ts';
import { DAY_MS } from '../../../../domain/durations.ts';
import { fromScaled } from '../../../../domain/scaled.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { signedIn } from '../../../calls/signed-in.ts';
import { publishedSecrets } from '../../../market-data/synthetic/stored-secrets.ts';
import { pricesOf, type Tick } from '../../../market-data/ticks/tick.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { favorites } from '../../../platform/store/schema/index.ts';
import type { GatewayDeps } from '../../deps.ts';
import { newestTrades } from '../../htx/shapes.ts';
import { MOST_BARS } from '../../limits/costs.ts';
import { pairBySymbol } from './pairs.ts';

/** A tick as on the wire. */
function tickRow(tick: Tick) {
  const { index, mark, last } = pricesOf(tick);
  return { seq: tick.seq, at: tick.at, index, mark, last, root: tick.root, prev_hash: tick.prevHash, hash: tick.hash };
}

/** Candles, ticks, trades and favourites. */
export const marketHandlers = ({ store, markets, clock }: GatewayDeps) =>
  ({
    async 'market.bars'({ symbol, period, from, to }) {
      const pair = pairBySymbol(markets, symbol);
      const candles = await markets.candles(pair.symbol, TIMESHAR_PERIODS[period], from, to, MOST_BARS);
      return candles.map((candle) => ({
        id: candle.id,
        period,
        'base-currency': pair.base.name,
        'quote-currency': pair.quote.name,
        open: candle.open,
        close: candle.close,
        high: candle.high,
        low: candle.low,
        vol: candle.vol,
        amount: candle.amount,
        time: candle.id * 1000,
        volume: candle.amount,
      }));
    },

    async 'market.secrets'({ day, limit }) {
      const rows = await publishedSecrets(store.db, clock.now(), {
        day: day === undefined ? undefined : Date.parse(day) / DAY_MS,
        limit,
      });
      return rows.map((row) => ({
        day: new Date(row.day * DAY_MS).toISOString().slice(0, 10),
        start: row.start,
        end: row.end,
        published_at: row.publishedAt,
        sha256: row.sha256,
        secret: row.secret ?? '',
      }));
    },

    async 'market.trades'({ symbol, limit }) {
      const pair = pairBySymbol(markets, symbol);
      return newestTrades(markets, pair.symbol, limit).map((trade) => ({
        id: String(trade.id),
        price: fromScaled(trade.price, pair.priceDecimals),
        number: fromScaled(trade.amount, pair.amountDecimals),
        type: SIDE[trade.side],
        time: trade.ts,
      }));
    },

    async 'market.ticks'({ symbol, from, to, after, proof }) {
      const pair = pairBySymbol(markets, symbol);
      const limit = proof === '1' ? TICKS_MOST.proven : TICKS_MOST.plain;
      const ticks = await markets.ticks.between(pair.symbol, { from, to, limit, ...(after && { after }) });
      const rows = [];
      for (const one of ticks) {
        const proven = proof === '1' ? await markets.ticks.proof(pair.symbol, one.seq) : null;
        rows.push({
          ...tickRow(one),
          ...(proven && { proof: { place: proven.place, count: proven.count, path: [...proven.path] } }),
        });
      }
      return { ticks: rows, next: ticks.length < limit ? 0 : (ticks.at(-1)?.seq ?? 0) };
    },

    async 'market.addFavorite'({ currency_id }, context) {
      const userId = signedIn(context).id;
      if (!markets.instruments.some(({ base }) => base.id === currency_id)) throw new Refusal('spot.pairUnknown');
      // Setting what it is already returns the row of an earlier add: screens.md wants a duplicate answered quietly.
      const [row] = await store.db
        .insert(favorites)
        .values({ userId, currencyId: currency_id, createdAt: clock.now() })
        .onConflictDoUpdate({ target: [favorites.userId, favorites.currencyId], set: { currencyId: currency_id } })
        .returning({ id: favorites.id });
      return { id: row?.id ?? 0 };
    },

    async 'market.removeFavorite'({ id, currency_id }, context) {
      if (id === undefined && currency_id === undefined) throw new Refusal('favoriteMissing');
      // Readings G16.
      const which = id === undefined ? eq(favorites.currencyId, currency_id ?? 0) : eq(favorites.id, id);
      await store.db.delete(favorites).where(and(eq(favorites.userId, signedIn(context).id), which));
      return context.say('done.favoriteRemoved');
    },

    async 'market.favorites'(_request, context) {
      return store.db
        .select({ id: favorites.id, currency_id: favorites.currencyId })
        .from(favorites)
        .where(eq(favorites.userId, signedIn(context).id))
        .orderBy(asc(favorites.id));
    },
  }) satisfies Partial<Handlers>;
