import { partOf } from '../../data/client.ts';
import { type Arrival, type EventOf, feedOf, type MarketChannel, type MarketFeed } from '../../data/market/index.ts';
import { TIME_MS } from '../../domain/constants.ts';

/**
 * The one table of a client's live values: by channel the newest raw value, by symbol how old its prices are. Cells listen to it
 * themselves, and so do the atoms that React reads (useQuote.ts, freshness.ts).
 *
 * Age (readings G15): a live link pushes every change, so a symbol that is quiet on it is as fresh as the link; after a
 * reconnect, and when it was out of sight, it is fresh once it has been heard again. Dot, figures and order button read
 * `staleSince` and nothing else.
 */
export interface LiveTable {
  /** The newest value, without listening. */
  get<Channel extends MarketChannel>(channel: Channel): EventOf<Channel> | undefined;
  /** The first listener of a channel subscribes to it, the last one out ends that. */
  subscribe<Channel extends MarketChannel>(channel: Channel, listener: Listener<Channel>): () => void;
  /** A value of a reply; what the link tells is newer. */
  seed<Channel extends MarketChannel>(channel: Channel, value: EventOf<Channel>, arrival: Arrival): void;
  /**
   * When the prices of a symbol, or of the link, last arrived, in unix ms, where that is more than ten seconds ago by this
   * device's monotonic clock; null while they are fresh, and before there are any. A reply does not make them fresh where the link
   * has stopped or is old itself: nothing would tell of the next price.
   */
  staleSince(symbol?: string): number | null;
  /** Calls the listener when `staleSince` may say another thing: each second, by one timer for all, and with the link. */
  onAge(listener: () => void): () => void;
}

type Listener<Channel extends MarketChannel> = (event: EventOf<Channel>) => void;

interface Row {
  readonly symbol: string;
  /** Books, trades and candles of a while ago are of no use to who comes back; a last price is. */
  readonly isKept: boolean;
  readonly listeners: Set<(event: never) => void>;
  value: unknown;
  stop: (() => void) | undefined;
}

export function createLiveTable(feed: MarketFeed): LiveTable {
  const rows = new Map<MarketChannel, Row>();
  /** Symbols that this opening of the link has told of while somebody listens. */
  const live = new Set<string>();
  /** When the others were last told of, by the link or by a reply. */
  const arrivals = new Map<string, Arrival>();
  /** Until the first frame, the newest reply is what the link's prices are of. */
  let replied: Arrival | null = null;
  /** What was told last: whether the link's prices are old. */
  let isLinkOld = false;
  const ageListeners = new Set<() => void>();
  let clock: ReturnType<typeof setInterval> | undefined;

  const isOld = ({ at }: Arrival): boolean => performance.now() - at > TIME_MS.stale;

  function isLinkGone(): boolean {
    const heard = feed.lastArrival();
    return feed.connection().status === 'stopped' || (heard !== null && isOld(heard));
  }

  function staleSince(symbol?: string): number | null {
    const own = symbol !== undefined && !live.has(symbol) ? (arrivals.get(symbol) ?? null) : feed.lastArrival();
    const last = own ?? (symbol === undefined ? replied : null);
    return last !== null && (isOld(last) || isLinkGone()) ? last.time : null;
  }

  function tellAge(): void {
    isLinkOld = staleSince() !== null;
    for (const listener of [...ageListeners]) listener();
  }

  /** From now on the link does not speak of the symbol: it grows old. */
  function letGo(symbol: string): void {
    const last = live.delete(symbol) && feed.lastArrival();
    if (last) arrivals.set(symbol, last);
  }

  feed.onConnection(({ status }) => {
    if (status === 'live') for (const symbol of [...live]) letGo(symbol);
    tellAge();
  });

  function rowOf(channel: MarketChannel): Row {
    const known = rows.get(channel);
    if (known) return known;
    // 'market.btcusdt.detail'
    const [, symbol = '', topic] = channel.split('.');
    const row: Row = { symbol, isKept: topic === 'detail', listeners: new Set(), value: undefined, stop: undefined };
    rows.set(channel, row);
    return row;
  }

  function put(row: Row, event: unknown): void {
    const wasOld = isLinkOld || staleSince(row.symbol) !== null;
    live.add(row.symbol);
    row.value = event;
    for (const listener of row.listeners) listener(event as never);
    if (wasOld) tellAge();
  }

  /** Who comes back within one commit, as another grouping of a book does, finds all as it was. */
  function end(channel: MarketChannel, row: Row): void {
    queueMicrotask(() => {
      if (row.listeners.size > 0 || !row.stop) return;
      row.stop();
      row.stop = undefined;
      if (!row.isKept) rows.delete(channel);
      if (![...rows.values()].some((other) => other.stop && other.symbol === row.symbol)) letGo(row.symbol);
    });
  }

  return {
    get: (channel) => rows.get(channel)?.value as never,
    subscribe: (channel, listener) => {
      const row = rowOf(channel);
      const entry = (event: never) => listener(event);
      row.listeners.add(entry);
      row.stop ??= feed.subscribe(channel, (event) => put(row, event));
      return () => {
        if (row.listeners.delete(entry) && row.listeners.size === 0) end(channel, row);
      };
    },
    seed: (channel, value, arrival) => {
      const row = rowOf(channel);
      if (live.has(row.symbol)) return;
      replied = arrival;
      arrivals.set(row.symbol, arrival);
      row.value = value;
      // Replies are seeded while React renders: the cells hear of it after that.
      queueMicrotask(() => {
        for (const listener of row.listeners) listener(value as never);
      });
    },
    staleSince,
    onAge: (listener) => {
      const entry = () => listener();
      ageListeners.add(entry);
      clock ??= setInterval(() => {
        // A page out of sight is sent nothing: it must not come back grey.
        if (typeof document === 'undefined' || !document.hidden) tellAge();
      }, TIME_MS.stale / 10);
      return () => {
        ageListeners.delete(entry);
        if (ageListeners.size > 0) return;
        clearInterval(clock);
        clock = undefined;
      };
    },
  };
}

/** The table of a client, filled by its feed. */
export const liveTableOf = partOf((client) => createLiveTable(feedOf(client)));
