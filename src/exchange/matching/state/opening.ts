import { sumHouses } from '../../ledger/houses.ts';
import type { Ledger } from '../../ledger/port.ts';
import { LiveCandles } from '../../market-data/candles/live-candles.ts';
import { DAY, minuteOf } from '../../market-data/candles/periods.ts';
import { LOOK_BACK, recall, type StoredPast } from '../../market-data/candles/recall.ts';
import { readCandlesSince } from '../../market-data/candles/table.ts';
import { History, type HistoryState } from '../../market-data/history/history.ts';
import type { Candle, ReferenceSource } from '../../market-data/port.ts';
import type { SymbolFeed, SymbolMemory } from '../../market-data/symbol-feed.ts';
import { Reference } from '../../market-data/synthetic/reference.ts';
import type { Clock } from '../../platform/clock-port.ts';
import type { Store } from '../../platform/store/open.ts';
import { fundingOf } from '../makers/funding.ts';
import type { SymbolMarket } from '../symbol-market.ts';
import { ID_BLOCK, TradeIds } from '../trade-ids.ts';
import { type SymbolState, unpackHistories, unpackState } from './codec.ts';
import { FACT, readCheckpoints, readFacts, writeFact } from './tables.ts';

/** An absence up to this long is a pause without trades; after a longer one every figure of 24 hours would be empty. */
const LONGEST_PAUSE = DAY;

export interface OpeningOptions {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly seed: string;
  readonly upstream: ReferenceSource | undefined;
  readonly markets: readonly SymbolMarket[];
}

/** What the store knows of one symbol. */
interface Known {
  readonly state: SymbolState;
  readonly lastTradeId: number;
  readonly history: HistoryState;
  readonly past: StoredPast;
}

/** Gives every symbol its memory: from the store, or invented at a first start. Reserves trade ids and funds the makers. */
export async function openMarkets(options: OpeningOptions): Promise<TradeIds> {
  const { store, ledger, markets } = options;
  const facts = await readFacts(store.db);
  const seed = facts.get(FACT.seed) ?? options.seed;
  const given = Number(facts.get(FACT.tradeIds) ?? 0);
  const known = await readKnown(options, facts);
  const funding = await fundingOf(
    store.db,
    markets.map((market) => market.instrument),
  );
  const bound = given + ID_BLOCK;
  await store.transaction(async (tx) => {
    await writeFact(tx, FACT.seed, seed);
    await writeFact(tx, FACT.tradeIds, String(bound));
    await ledger.post(tx, funding);
    await sumHouses(tx);
  });
  const ids = new TradeIds(given, bound);
  for (const market of markets) {
    const found = known.get(market.instrument.symbol);
    if (found) resume(market, found, seed, options);
    else market.feed.open(begin(market.feed, seed, options));
    market.open(ids);
  }
  return ids;
}

async function readKnown(
  { store, markets, clock }: OpeningOptions,
  facts: ReadonlyMap<string, string>,
): Promise<Map<string, Known>> {
  const rows = await readCheckpoints(store.db);
  const histories = unpackHistories(facts.get(FACT.histories) ?? '{}');
  const symbols = markets.map((market) => market.instrument.symbol);
  const now = minuteOf(clock.now() / 1000);
  const minutes = await readCandlesSince(store.db, symbols, '1min', now - LOOK_BACK.minutes);
  const hours = await readCandlesSince(store.db, symbols, '60min', now - LOOK_BACK.hours);
  const none: readonly Candle[] = [];
  return new Map(
    rows.flatMap(({ symbol, state, lastTradeId }) => {
      const history = histories.get(symbol);
      if (!history) return [];
      const past = { minutes: minutes.get(symbol) ?? none, hours: hours.get(symbol) ?? none };
      return [[symbol, { state: unpackState(state), lastTradeId, history, past }]];
    }),
  );
}

/** A symbol's first start: its past is invented, so that it ends at the price of its seed, or of upstream. */
function begin({ instrument, session }: SymbolFeed, seed: string, { clock, upstream }: OpeningOptions): SymbolMemory {
  const now = clock.now();
  const history = new History(seed, instrument, session);
  const followed = upstream?.has(instrument.symbol) ? upstream.price(instrument.symbol) : undefined;
  const path = history.invent(minuteOf(now / 1000), followed ?? instrument.reference.price);
  const candles = new LiveCandles(now / 1000, session, history);
  candles.running.begin((from, to) => history.bar(from, to));
  recall(candles, history, instrument, { minutes: [], hours: [] });
  const reference = new Reference(instrument, history, path, upstream);
  return {
    history,
    candles,
    reference,
    last: BigInt(Math.round(path.price(minuteOf(now / 1000) * 1000))),
    lastTradeId: 0,
  };
}

function resume(
  { feed, inventory }: SymbolMarket,
  known: Known,
  seed: string,
  { clock, upstream }: OpeningOptions,
): void {
  const { instrument, session } = feed;
  const { state, past } = known;
  const now = clock.now();
  const history = new History(seed, instrument, session);
  history.restore(known.history);
  const candles = new LiveCandles(state.running.minute, session, history, state.running);
  recall(candles, history, instrument, past);
  const reference = new Reference(instrument, history, history.path(state.level), upstream);
  inventory.restore(state.net);
  feed.open({ history, candles, reference, last: BigInt(state.last), lastTradeId: known.lastTradeId });
  if (now / 1000 - state.running.minute <= LONGEST_PAUSE) {
    candles.pause(now / 1000);
    reference.resumeAt(now, state.last);
  } else {
    feed.advance();
  }
}
