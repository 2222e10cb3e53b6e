import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type HouseBalance, sumHouses } from '../../ledger/houses.ts';
import { KIND } from '../../ledger/kinds.ts';
import type { Ledger } from '../../ledger/port.ts';
import { toCandle } from '../../market-data/candles/bar.ts';
import { minuteOf } from '../../market-data/candles/periods.ts';
import type { Closed } from '../../market-data/candles/running.ts';
import { MINUTES_KEPT, pruneMinutes, writeCandles } from '../../market-data/candles/table.ts';
import type { HistoryState } from '../../market-data/history/history.ts';
import type { TradeJournal } from '../../market-data/journal/journal.ts';
import type { SymbolFeed } from '../../market-data/symbol-feed.ts';
import { alarm } from '../../platform/alarm.ts';
import { SerialQueue } from '../../platform/serial-queue.ts';
import { committed } from '../../platform/store/away.ts';
import { writeFact } from '../../platform/store/facts.ts';
import type { Store } from '../../platform/store/open.ts';
import { ledgerEntries } from '../../platform/store/schema/index.ts';
import type { Net } from '../inventory.ts';
import { netEntry, netReference } from '../makers/funding.ts';
import type { SymbolMarket } from '../symbol-market.ts';
import { ID_BLOCK, type TradeIds } from '../trade-ids.ts';
import { packHistories, packState } from './codec.ts';
import { FACT, writeCheckpoints } from './tables.ts';

const PRUNE_EACH = 3600;

export interface CheckpointOptions {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly markets: readonly SymbolMarket<SymbolFeed>[];
  readonly ids: TradeIds;
  readonly journal: TradeJournal;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Nets of the makers that were posted before this start. */
  readonly nets: number;
  /** What was told of symbols that have no market now. */
  readonly absent: ReadonlyMap<string, HistoryState>;
}

/** What one symbol hands to a checkpoint. */
interface Snapshot {
  readonly market: SymbolMarket<SymbolFeed>;
  readonly closed: readonly Closed[];
  readonly net: Net;
}

/**
 * Writes what the markets hold in memory: all of it in one transaction, so that a kill leaves no half of it. A second one
 * brings the ledger up to date: it is here that house accounts are summed up while the exchange runs.
 */
export class Checkpoints {
  private readonly options: CheckpointOptions;
  private writtenHistories = '';
  private prunedAt = 0;
  private readonly queue = new SerialQueue();
  /** Nets of the makers that were posted so far. */
  private nets: number;
  /** What the last try to post was about to post, where it failed. */
  private unsure: readonly Snapshot[] | null = null;

  constructor(options: CheckpointOptions) {
    this.options = options;
    this.nets = options.nets;
  }

  /** Writes once more; `isLast` gives back the ids that were reserved ahead. */
  write(now: number, flags: { readonly isPosting: boolean; readonly isLast: boolean }): Promise<void> {
    return this.queue.run(() => this.writeOne(now, flags));
  }

  private async writeOne(
    now: number,
    { isPosting, isLast }: { readonly isPosting: boolean; readonly isLast: boolean },
  ): Promise<void> {
    const { store, markets, ids, journal, absent } = this.options;
    await this.assure();
    const journalPart = journal.checkpoint(isLast);
    const snapshots = markets.map(
      (market): Snapshot => ({
        market,
        closed: [...market.feed.known.candles.unsaved],
        net: market.inventory.current,
      }),
    );
    const histories = packHistories(
      new Map([
        ...absent,
        ...markets.map((market) => [market.instrument.symbol, market.feed.known.history.state] as const),
      ]),
    );
    const bound = isLast ? ids.given : ids.given + ID_BLOCK;
    const rows = snapshots.map(({ market, net }) => this.rowOf(market, net, now));
    const isPruning = now / 1000 - this.prunedAt > PRUNE_EACH;
    await committed(
      store.transaction(async (tx) => {
        await writeFact(tx, FACT.tradeIds, String(bound));
        if (histories !== this.writtenHistories) await writeFact(tx, FACT.histories, histories);
        await writeCandles(
          tx,
          snapshots.flatMap(({ market, closed }) =>
            closed.map(({ period, id, bar }) => ({
              symbol: market.instrument.symbol,
              period,
              ...toCandle(id, bar, market.instrument),
            })),
          ),
        );
        await writeCheckpoints(tx, rows);
        await journalPart.write(tx);
        if (isPruning)
          for (const market of markets)
            await pruneMinutes(tx, market.instrument.symbol, minuteOf(now / 1000) - MINUTES_KEPT);
      }),
    );
    this.writtenHistories = histories;
    journalPart.written();
    if (isPruning) this.prunedAt = now / 1000;
    ids.reserved(bound);
    for (const { market, closed } of snapshots) market.feed.known.candles.unsaved.splice(0, closed.length);
    await this.sumUp(snapshots, rows, isPosting);
  }

  /**
   * Sums up the house accounts, with the makers' net when it is its turn. Apart from the candles: what the ledger refuses
   * keeps nothing of the markets from being saved.
   */
  private async sumUp(
    snapshots: readonly Snapshot[],
    rows: readonly ReturnType<Checkpoints['rowOf']>[],
    isPosting: boolean,
  ): Promise<void> {
    const { store, ledger } = this.options;
    const entry = isPosting
      ? netEntry(
          snapshots.map(({ market, net }) => ({ instrument: market.instrument, net })),
          this.nets + 1,
        )
      : null;
    if (entry) this.unsure = snapshots;
    let short: readonly HouseBalance[] = [];
    // A net that was posted must not be posted again, and one that was not must not be lost.
    await committed(
      store.transaction(async (tx) => {
        if (entry) {
          await writeCheckpoints(
            tx,
            rows.map((row) => ({ ...row, state: { ...row.state, net: [] } })),
          );
          await writeFact(tx, FACT.nets, String(this.nets + 1));
          await ledger.post(tx, [entry]);
        }
        short = await sumHouses(tx);
      }),
    );
    if (short.length > 0) alarm(this.options.log, { houses: short }, 'house accounts have less than nothing');
    if (entry) this.posted(snapshots);
  }

  /** Finds out whether a try that failed was committed all the same: its net is not posted a second time. */
  private async assure(): Promise<void> {
    if (!this.unsure) return;
    const [found] = await this.options.store.db
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.kind, KIND.makerNet.id),
          eq(ledgerEntries.reference, netReference(this.nets + 1)),
          ledgerEntries.isOnce,
        ),
      );
    if (found) this.posted(this.unsure);
    else this.unsure = null;
  }

  private posted(snapshots: readonly Snapshot[]): void {
    this.nets += 1;
    this.unsure = null;
    for (const { market, net } of snapshots) market.inventory.settle(net);
  }

  private rowOf(market: SymbolMarket<SymbolFeed>, net: Net, now: number) {
    const { candles, indexPrice } = market.feed.known;
    return {
      symbol: market.instrument.symbol,
      lastTradeId: market.feed.lastTradeId,
      at: Math.floor(now),
      state: packState({
        level: indexPrice.path.level,
        last: Number(market.feed.lastPrice ?? 0n),
        running: candles.running.state,
        net,
      }),
    };
  }
}
