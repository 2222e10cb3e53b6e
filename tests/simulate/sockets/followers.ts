import { firstBroken, type TickHeader } from '../../../src/domain/tick-chain.ts';
import type { Instrument } from '../../../src/exchange/assets/instrument.ts';
import { read } from '../run/client.ts';
import { Violated } from '../run/outcome.ts';
import type { Published, ToldTrade } from '../run/published.ts';
import { sha256 } from '../sha256.ts';
import type { Exchange } from '../world/exchange.ts';
import type { Follower } from './follower.ts';

/** Ticks further back than this are not asked for: the exchange keeps them for some time only. */
const LONGEST_GAP_MS = 600_000;

/** `trade.detail`: each trade once, in the order of their ids, as it was published. */
export class TradesFollower implements Follower {
  private last = 0;
  /** Up to which trade this connection has been told or had no need to be. */
  private upTo = 0;

  constructor(
    private readonly market: Instrument,
    private readonly published: Published,
  ) {}

  begin(): void {
    this.upTo = this.published.lastOf(this.market.symbol);
  }

  take(tick: unknown): void {
    for (const trade of (tick as { data: ToldTrade[] }).data) {
      if (trade.id <= this.last)
        throw new Violated('a socket tells each trade once, in their order', { before: this.last, trade });
      this.last = trade.id;
      if (!this.published.isAsTold(this.market, trade))
        throw new Violated('a socket tells a trade as it was published', trade);
      const due = this.published.nextOf(this.market.symbol, this.upTo);
      // What was published while it subscribed it may be told of.
      if (due !== undefined && due < trade.id) this.isLeftOut({ due, told: trade.id });
      this.upTo = Math.max(this.upTo, trade.id);
    }
  }

  async check(): Promise<void> {
    const due = this.published.nextOf(this.market.symbol, this.upTo);
    if (due !== undefined) this.isLeftOut({ due, told: this.last });
  }

  private isLeftOut(detail: object): never {
    throw new Violated('a socket leaves no trade out', { symbol: this.market.symbol, ...detail });
  }
}

/** `tick`: the chain goes on from tick to tick; what a cut hid is there to be read. */
export class TicksFollower implements Follower {
  private told: TickHeader[] = [];
  /** The last tick before a cut. */
  private before: TickHeader | undefined;

  constructor(
    private readonly symbol: string,
    private readonly pairName: string,
  ) {}

  begin(): void {
    this.before = this.told.at(-1) ?? this.before;
    this.told = [];
  }

  take(tick: unknown): void {
    const next = tick as TickHeader;
    const last = this.told.at(-1) ?? this.before;
    // The newest is told again to whoever comes back.
    const isOld = last && (this.told.length > 0 ? next.seq <= last.seq : next.seq < last.seq);
    if (isOld) throw new Violated('a socket tells each tick once, in their order', { last, next });
    this.told.push(next);
  }

  async check(exchange: Exchange): Promise<void> {
    const broken = await firstBroken(this.told, sha256);
    if (broken !== null)
      throw new Violated('the ticks that a socket tells are one chain (readings H2)', {
        symbol: this.symbol,
        broken,
        told: this.told,
      });
    const [first] = this.told;
    if (this.before && first) {
      await this.closeGap(exchange, this.before, first);
      this.before = undefined;
    }
    this.told = this.told.slice(-1);
  }

  private async closeGap(exchange: Exchange, from: TickHeader, to: TickHeader): Promise<void> {
    if (to.at - from.at > LONGEST_GAP_MS) return;
    const rows: TickHeader[] = [];
    for (let after = 0; ; ) {
      const page = await read<{ ticks: (TickHeader & { prev_hash: string })[]; next: number }>(
        exchange,
        'market.ticks',
        {
          symbol: this.pairName,
          from: from.at,
          to: to.at,
          ...(after > 0 && { after }),
        },
      );
      rows.push(...page.ticks.map(({ prev_hash, ...tick }) => ({ ...tick, prevHash: prev_hash })));
      if (page.next === 0) break;
      after = page.next;
    }
    const between = rows.filter(({ seq }) => seq >= from.seq && seq <= to.seq);
    const isWhole =
      between[0]?.hash === from.hash &&
      between.at(-1)?.hash === to.hash &&
      (await firstBroken(between, sha256)) === null;
    if (!isWhole)
      throw new Violated('what a cut hid of the chain of ticks is there to be read (readings H2)', {
        symbol: this.symbol,
        from,
        to,
        found: between.map(({ seq }) => seq),
      });
  }
}

type Level = readonly [price: number, size: number];

interface ToldBook {
  readonly seqNum: number;
  readonly prevSeqNum?: number;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** Levels that are followed. */
export const LEVELS = 20;

const isText = (sides: Pick<ToldBook, 'bids' | 'asks'>): string => JSON.stringify([sides.bids, sides.asks]);

/** `mbp.20`: a snapshot and each change after it are the book. */
export class BookFollower implements Follower {
  private seq: number | undefined;
  private bids: Map<number, number> | undefined;
  private asks: Map<number, number> | undefined;

  constructor(private readonly symbol: string) {}

  begin(): void {
    this.seq = undefined;
    this.bids = undefined;
    this.asks = undefined;
  }

  take(tick: unknown): void {
    const { seqNum, prevSeqNum, bids, asks } = tick as ToldBook;
    if (this.seq !== undefined && prevSeqNum !== this.seq)
      throw new Violated('the changes of a book follow each other', { before: this.seq, prevSeqNum, seqNum });
    this.seq = seqNum;
    change(this.bids, bids);
    change(this.asks, asks);
  }

  snapshot(data: unknown): void {
    const { seqNum, bids, asks } = data as ToldBook;
    if (seqNum !== this.seq)
      throw new Violated('a snapshot of a book stands between two of its changes', { before: this.seq, seqNum });
    this.bids = new Map(bids);
    this.asks = new Map(asks);
  }

  async check({ deps }: Exchange): Promise<void> {
    if (!this.bids || !this.asks) return;
    const { bids, asks } = deps.markets.depth(this.symbol, LEVELS);
    const told = {
      bids: [...this.bids].sort(([a], [b]) => b - a),
      asks: [...this.asks].sort(([a], [b]) => a - b),
    };
    if (isText(told) !== isText({ bids, asks }))
      throw new Violated('a snapshot and its changes are the book', {
        symbol: this.symbol,
        told,
        book: { bids, asks },
      });
  }
}

function change(side: Map<number, number> | undefined, levels: readonly Level[]): void {
  for (const [price, size] of levels) {
    if (size === 0) side?.delete(price);
    else side?.set(price, size);
  }
}
