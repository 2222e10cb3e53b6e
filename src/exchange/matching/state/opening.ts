import { sumHouses } from '../../ledger/houses.ts';
import type { Ledger } from '../../ledger/port.ts';
import { LiveCandles } from '../../market-data/candles/live-candles.ts';
import { DAY, minuteOf } from '../../market-data/candles/periods.ts';
import { LOOK_BACK, recall, type StoredPast } from '../../market-data/candles/recall.ts';
import { readCandlesSince, readOpenAfter } from '../../market-data/candles/table.ts';
import { History, type HistoryState, type Segment } from '../../market-data/history/history.ts';
import { readTapes } from '../../market-data/journal/table.ts';
import type { Candle, IndexSource, Trade } from '../../market-data/port.ts';
import type { SymbolFeed, SymbolMemory } from '../../market-data/symbol-feed.ts';
import { IndexPrice } from '../../market-data/synthetic/index-price.ts';
import type { PricePath } from '../../market-data/synthetic/price-path.ts';
import type { Secrets } from '../../market-data/synthetic/secrets.ts';
import { StoredSecrets } from '../../market-data/synthetic/stored-secrets.ts';
import type { Ticks } from '../../market-data/ticks/port.ts';
import type { Clock } from '../../platform/clock-port.ts';
import { writeFact } from '../../platform/store/facts.ts';
import type { Store } from '../../platform/store/open.ts';
import { fundingOf } from '../makers/funding.ts';
import type { CommittedTrades } from '../port.ts';
import type { SymbolMarket } from '../symbol-market.ts';
import { ID_BLOCK, TradeIds } from '../trade-ids.ts';
import { type SymbolState, unpackHistories, unpackState } from './codec.ts';
import { FACT, readCheckpoints, readFacts } from './tables.ts';
import { wholeJournal } from './whole-journal.ts';

/** An absence up to this long is a pause without trades; after a longer one every figure of 24 hours would be empty. */
const LONGEST_PAUSE = DAY;

export interface OpeningOptions {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** A fixed seed for a first start; null for secrets that nobody can compute. */
  readonly seed: string | null;
  readonly upstream: IndexSource | undefined;
  readonly markets: readonly SymbolMarket<SymbolFeed>[];
  readonly committed: CommittedTrades;
  /** Those that the store has. */
  readonly ticks: Pick<Ticks, 'latest'>;
}

/** What the store knows of one symbol. */
interface Known {
  readonly state: SymbolState;
  readonly lastTradeId: number;
  readonly history: HistoryState;
  readonly past: StoredPast;
  /** Trades that no checkpoint has, oldest first. */
  readonly journal: readonly Trade[];
  /** The last of those that some checkpoint has, oldest first. */
  readonly tape: readonly Trade[];
}

/** What the markets go on with. */
export interface Opened {
  readonly ids: TradeIds;
  readonly secrets: StoredSecrets;
  /** Nets of the makers that were posted so far. */
  readonly nets: number;
  /** What was told of symbols that have no market now: they may come back. */
  readonly absent: ReadonlyMap<string, HistoryState>;
}

/** Gives every symbol its memory: from the store, or invented at a first start. Reserves trade ids and funds the makers. */
export async function openMarkets(options: OpeningOptions): Promise<Opened> {
  const { store, ledger, clock, markets } = options;
  const facts = await readFacts(store.db);
  // A store that has begun without a seed goes on without one.
  const seed = facts.get(FACT.seed) ?? (facts.has(FACT.tradeIds) ? null : options.seed);
  const given = Number(facts.get(FACT.tradeIds) ?? 0);
  const histories = unpackHistories(facts.get(FACT.histories) ?? '{}');
  const known = await readKnown(options, histories);
  const funding = await fundingOf(
    store.db,
    markets.map((market) => market.instrument),
  );
  const bound = given + ID_BLOCK;
  const secrets = await StoredSecrets.read(store.db, seed);
  const isRedrawn = secrets.isEmpty;
  const extended = await store.transaction(async (tx) => {
    if (seed !== null) await writeFact(tx, FACT.seed, seed);
    await writeFact(tx, FACT.tradeIds, String(bound));
    await ledger.post(tx, funding);
    await sumHouses(tx);
    return secrets.extend(tx, clock.now());
  });
  extended();
  const ids = new TradeIds(given, bound);
  for (const market of markets) {
    const found = known.get(market.instrument.symbol);
    if (found) resume(market, isRedrawn ? await redrawn(found, market, secrets, store) : found, secrets, options);
    else market.feed.open(begin(market.feed, secrets, options));
    market.open(ids);
  }
  const absent = new Map(histories);
  for (const { instrument } of markets) absent.delete(instrument.symbol);
  return { ids, secrets, nets: Number(facts.get(FACT.nets) ?? 0), absent };
}

async function readKnown(
  { store, markets, clock, committed }: OpeningOptions,
  histories: ReadonlyMap<string, HistoryState>,
): Promise<Map<string, Known>> {
  const rows = await readCheckpoints(store.db);
  const symbols = markets.map((market) => market.instrument.symbol);
  const now = minuteOf(clock.now() / 1000);
  const minutes = await readCandlesSince(store.db, symbols, '1min', now - LOOK_BACK.minutes);
  const hours = await readCandlesSince(store.db, symbols, '60min', now - LOOK_BACK.hours);
  const tapes = await readTapes(store.db);
  const journal = await wholeJournal(store.db, { checkpoints: rows, tapes, committed });
  const none: readonly Candle[] = [];
  return new Map(
    rows.flatMap(({ symbol, state, lastTradeId }) => {
      const history = histories.get(symbol);
      if (!history) return [];
      const past = { minutes: minutes.get(symbol) ?? none, hours: hours.get(symbol) ?? none };
      const trades = journal.get(symbol) ?? [];
      const tape = tapes.get(symbol) ?? [];
      const taped = tape.at(-1)?.id ?? 0;
      const known: Known = {
        state: unpackState(state),
        lastTradeId,
        history,
        past,
        journal: trades.filter(({ id }) => id > lastTradeId),
        tape: [...tape, ...trades.filter(({ id }) => id > taped)],
      };
      return [[symbol, known]];
    }),
  );
}

/**
 * A store from before the secrets has levels of another process. Each stretch of told history is moved so that it ends
 * where the candles after it begin, and the process so that it goes on at the last price.
 */
async function redrawn(
  known: Known,
  { feed: { instrument, session } }: SymbolMarket<SymbolFeed>,
  secrets: Secrets,
  store: Store,
): Promise<Known> {
  const { state } = known;
  const history = new History(secrets, instrument, session);
  const segments: Segment[] = [];
  for (const { from, to } of known.history.segments) {
    const open = await readOpenAfter(store.db, instrument.symbol, to);
    const ticks = open === undefined ? state.last : open * 10 ** instrument.priceDecimals;
    segments.push({ from, to, level: history.pathThrough(to, ticks).level });
  }
  const { level } = history.pathThrough(state.running.minute, state.last);
  return { ...known, state: { ...state, level }, history: { ...known.history, segments } };
}

/** A symbol's first start: its past is invented, so that it ends at the price of its seed, or of upstream. */
function begin(
  { instrument, session }: SymbolFeed,
  secrets: Secrets,
  { clock, upstream }: OpeningOptions,
): SymbolMemory {
  const now = clock.now();
  const history = new History(secrets, instrument, session);
  const followed = upstream?.has(instrument.symbol) ? upstream.price(instrument.symbol) : undefined;
  const path = history.invent(minuteOf(now / 1000), followed ?? instrument.reference.price);
  const candles = new LiveCandles(now / 1000, session, history);
  candles.running.begin((from, to) => history.bar(from, to));
  recall(candles, history, instrument, { minutes: [], hours: [] });
  const indexPrice = new IndexPrice(instrument, history, path, upstream);
  return {
    history,
    candles,
    indexPrice,
    last: BigInt(Math.round(path.price(minuteOf(now / 1000) * 1000))),
    lastTradeId: 0,
    tape: [],
  };
}

/** Counts the trades that were public before the exchange ended without a checkpoint; gives where they left the price. */
function replay(
  candles: LiveCandles,
  { state, lastTradeId, journal }: Known,
): Pick<SymbolMemory, 'last' | 'lastTradeId'> {
  for (const trade of journal) {
    candles.pause(trade.ts / 1000);
    candles.running.trade(trade.price, trade.amount);
  }
  const newest = journal.at(-1);
  return { last: newest?.price ?? BigInt(state.last), lastTradeId: newest?.id ?? lastTradeId };
}

/** Where the reference stood at the end, in ticks of the price: by the process or by what it followed, never where somebody traded (readings H1). */
function endOf(path: PricePath, { state }: Known, tick: ReturnType<Ticks['latest']>): number {
  const counted = state.running.minute * 1000;
  if (!tick || tick.at < counted) return path.price(counted);
  const price = path.price(tick.at);
  return Math.round(price) === Number(tick.index) ? price : Number(tick.index);
}

function resume(
  { feed, inventory }: SymbolMarket<SymbolFeed>,
  known: Known,
  secrets: Secrets,
  { clock, upstream, ticks }: OpeningOptions,
): void {
  const { instrument, session } = feed;
  const { state, past } = known;
  const now = clock.now();
  const history = new History(secrets, instrument, session);
  history.restore(known.history);
  const candles = new LiveCandles(state.running.minute, session, history, state.running);
  recall(candles, history, instrument, past);
  const indexPrice = new IndexPrice(instrument, history, history.path(state.level), upstream);
  inventory.restore(state.net);
  const last = replay(candles, known);
  feed.open({ history, candles, indexPrice, ...last, tape: known.tape });
  if (now / 1000 - state.running.minute <= LONGEST_PAUSE) {
    candles.pause(now / 1000);
    indexPrice.resumeAt(now, endOf(indexPrice.path, known, ticks.latest(instrument.symbol)));
  } else {
    feed.advance();
  }
}
