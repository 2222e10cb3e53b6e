import { sql } from 'drizzle-orm';
import { scaledPrice } from '../../../domain/futures/account.ts';
import { ownerKey } from '../../ledger/owner.ts';
import type { Tick, TickBatch } from '../../market-data/ticks/tick.ts';
import { publishedTicks, TickWatch } from '../../market-data/ticks/watch.ts';
import { alarm } from '../../platform/alarm.ts';
import { queryRows } from '../../platform/store/driver.ts';
import { accountsOf } from './accounts.ts';
import { type ScaledPrices, WatchedAccount } from './book.ts';
import type { FuturesContext } from './context.ts';
import { deleverage } from './deleverage.ts';
import { figuresOf } from './figures.ts';
import { type AccountKey, accountOf, byAccount, livePositions, symbolOf } from './position.ts';
import { type FuturesTick, tickOfBatch, ticksTogether } from './prices.ts';
import { type SettledTogether, settleTogether } from './settle.ts';
import type { StandingAccount } from './settlement.ts';
import { shortTicks } from './short-sides.ts';

/** Accounts that are settled in one transaction: so many that a fall of the price ends soon, so few that others' orders get their turn between. */
const TOGETHER = 400;
/** Ticks that are kept in memory for what was committed after they were told. */
const RECENT = 300;
/** Ms that a commit may take that is about a moment before it. */
const LATE_MS = 60_000;
/** The moment up to which all have been looked at. */
const SEEN = 'futures.seen';

/**
 * Hears every tick and settles what it does to futures accounts. What is told is a hint and memory an index: rows are read under their locks
 * before anything is booked, and what was missed is looked at again from the ticks that are kept.
 */
export class Watcher {
  private readonly context: Omit<FuturesContext, 'touched'>;
  /** Whose app sockets are open, so that they are told what their accounts stand at. */
  heard: () => Iterable<number> = () => [];
  private readonly watch: TickWatch;
  private readonly accounts = new Map<string, WatchedAccount>();
  private readonly byUser = new Map<number, Set<string>>();
  private readonly recent: { readonly tick: FuturesTick; readonly scaled: ReadonlyMap<string, ScaledPrices> }[] = [];
  /** Users whose account may have changed, and from which moment on ticks tell of it. */
  private readonly dirty = new Map<number, number>();
  private symbols: ReadonlySet<string> = new Set();
  private last: FuturesTick | null = null;
  /** Ticks at which a loss was more than an account and the insurance fund had, until somebody has borne it. */
  private readonly short = new Set<FuturesTick>();
  private endHearing: () => void = () => undefined;

  constructor(context: Omit<FuturesContext, 'touched'>) {
    this.context = context;
    this.watch = new TickWatch(context, { name: 'futures', fact: SEEN });
  }

  /** Has an account looked at again: after the commit of what changed it. */
  touched(user: number, from: number): void {
    this.mark(user, from);
    void this.watch.tried(() => this.refresh());
  }

  /** Resolves when all ticks that were told by now have been looked at. */
  async settled(): Promise<void> {
    await this.watch.settled();
  }

  async start(): Promise<void> {
    const { markets, events, futuresTerms } = this.context;
    const terms = await futuresTerms.all();
    this.symbols = new Set(markets.instruments.filter(({ id }) => terms.has(id)).map(({ symbol }) => symbol));
    // Money that comes into an account is room for its positions.
    this.endHearing = events.on('balance', (user, _coin, account) => {
      if (account === 'futures' && this.byUser.has(user)) this.mark(user, this.context.clock.now());
    });
    await this.watch.start({
      catchUp: () => this.catchUp(),
      look: (batch: TickBatch) => this.look(tickOfBatch(batch, this.symbols)),
      again: () => this.refresh(),
    });
  }

  async stop(): Promise<void> {
    this.endHearing();
    await this.watch.stop();
    if (this.last) await this.watch.noteNow(this.seen(this.last)).catch((error: unknown) => this.watch.failed(error));
  }

  /** An account as it stands in memory; undefined of a user without positions. */
  standing(key: AccountKey): WatchedAccount['standing'] | undefined {
    return this.accounts.get(accountOf(key))?.standing;
  }

  // ---- ticks ---------------------------------------------------------------------------------

  /** Goes on where an earlier run stopped: with the ticks that it may not have looked at, each as if it were told now. */
  private async catchUp(): Promise<void> {
    await this.load(null);
    if (this.accounts.size === 0) return;
    const { store, markets, clock } = this.context;
    const seen = await this.watch.seen();
    const watched = [...this.accounts.values()];
    const from =
      seen === undefined ? Math.min(...watched.map(({ standing }) => standing.since)) : Math.max(0, seen - LATE_MS);
    const pending = watched
      .flatMap(({ standing }) => standing.positions)
      .map(({ askedAt, placedAt, state }) => {
        if (state === 'closing') return askedAt ?? from;
        return state === 'waiting' ? Math.max(placedAt, from) : from;
      });
    const begin = Math.min(from, ...pending);
    const found: Tick[] = [];
    for (const symbol of new Set(watched.flatMap(({ symbols }) => [...symbols])))
      for await (const tick of publishedTicks(markets.ticks, symbol, { from: begin, to: clock.now() }))
        found.push(tick);
    const ticks = ticksTogether(found);
    const short = await shortTicks(store.db, ticks[0]?.seq ?? 0);
    for (const tick of ticks) {
      await this.look(tick);
      if (short.has(tick.seq)) this.short.add(tick);
      await this.deleverage();
    }
  }

  /** Looks at all accounts by one tick. */
  private async look(tick: FuturesTick): Promise<void> {
    if (this.last && tick.seq <= this.last.seq) return;
    await this.refresh();
    const scaled = new Map(
      [...tick.prices].map(([symbol, { index, mark, last }]) => [
        symbol,
        { index: scaledPrice(index), mark: scaledPrice(mark), last: scaledPrice(last) },
      ]),
    );
    this.last = tick;
    this.recent.push({ tick, scaled });
    if (this.recent.length > RECENT) this.recent.shift();
    const due = [...this.accounts.values()]
      .filter((account) => account.isDue(tick.at, scaled))
      .map(({ standing }) => standing);
    await this.settleAll(due, tick);
    this.tell();
    await this.watch.note(this.seen(tick));
  }

  /** Reads accounts anew that may have changed, and looks at them by the ticks that were told since. */
  private async refresh(): Promise<void> {
    await this.deleverage();
    if (this.dirty.size === 0) return;
    const touched = [...this.dirty];
    this.dirty.clear();
    try {
      await this.load(touched.map(([user]) => user));
    } catch (error) {
      for (const [user, from] of touched) this.mark(user, from);
      throw error;
    }
    const since = Math.min(...touched.map(([, from]) => from));
    for (const { tick, scaled } of [...this.recent]) {
      if (tick.at < since) continue;
      const due = touched.flatMap(([user, from]) => {
        if (from > tick.at) return [];
        return this.ofUser(user)
          .filter((account) => account.isDue(tick.at, scaled))
          .map(({ standing }) => standing);
      });
      await this.settleAll(due, tick);
    }
  }

  /** Settles accounts by a tick, some at a time, and then what they lost beyond all that stands behind them. */
  private async settleAll(accounts: readonly StandingAccount[], tick: FuturesTick): Promise<void> {
    for (let from = 0; from < accounts.length; from += TOGETHER)
      await this.settle(accounts.slice(from, from + TOGETHER), tick);
    await this.deleverage();
  }

  /** Has what ticks left short borne; where that cannot be done now, with the next look. */
  private async deleverage(): Promise<void> {
    for (const tick of [...this.short]) {
      try {
        const isDone = await deleverage(this.whole, tick, (after) => {
          for (const account of after) this.keep(account);
        });
        if (isDone) this.short.delete(tick);
      } catch (error) {
        this.watch.failed(error);
      }
    }
  }

  private get whole(): FuturesContext {
    return { ...this.context, touched: (user, from) => this.touched(user, from) };
  }

  /** Settles accounts by a tick; those that could not be are looked at again, from that tick on. */
  private async settle(accounts: readonly StandingAccount[], tick: FuturesTick): Promise<void> {
    if (accounts.length === 0) return;
    try {
      const { left, after, isShort, tell } = await settleTogether(this.whole, accounts, tick);
      if (isShort) this.short.add(tick);
      // Nothing is read again: what was committed is known, and whoever changes it from then on has it looked at.
      for (const account of after) this.keep(account);
      tell();
      await this.settleLeft(left, accounts.length, tick);
    } catch (error) {
      for (const { userId } of accounts) this.mark(userId, tick.at);
      this.watch.failed(error);
    }
  }

  /** Those for which there was not enough together are settled one by one; one alone waits for the next tick. */
  private async settleLeft(left: SettledTogether['left'], together: number, tick: FuturesTick): Promise<void> {
    const [first, ...others] = left;
    if (!first) return;
    if (together === 1) {
      alarm(this.context.log, { user: first.userId, seq: tick.seq }, 'the house has too little for a futures account');
      return;
    }
    await this.settle([first], tick);
    await this.settle(others, tick);
  }

  /** Tells who listens what their account stands at. */
  private tell(): void {
    const { events, markets } = this.context;
    for (const user of this.heard()) {
      for (const { hasOpen, standing } of this.ofUser(user)) {
        if (hasOpen) events.emit('futuresAccount', user, figuresOf(markets, standing, this.scaleOf(standing.coin)));
      }
    }
  }

  // ---- memory --------------------------------------------------------------------------------

  private readonly scales = new Map<number, number>();
  private scaleOf(coin: number): number {
    return this.scales.get(coin) ?? 8;
  }

  private ofUser(user: number): WatchedAccount[] {
    return [...(this.byUser.get(user) ?? [])].flatMap((key) => this.accounts.get(key) ?? []);
  }

  private mark(user: number, from: number): void {
    this.dirty.set(user, Math.min(from, this.dirty.get(user) ?? from));
  }

  /** Reads accounts of some users, or of all, as they stand in the store. */
  private async load(users: readonly number[] | null): Promise<void> {
    const { store, coins } = this.context;
    for (const [id, { scale }] of await coins.all()) this.scales.set(id, scale);
    const positions = byAccount(await livePositions(store.db, users ?? undefined));
    const owners = [...new Set([...positions.values()].flatMap((rows) => rows.map(({ userId }) => userId)))];
    const flags = owners.length > 0 ? await accountsOf(store.db, owners) : [];
    const byKey = new Map(flags.map((row) => [accountOf(row), row]));
    const available = await this.moneyOf(owners);
    for (const user of users ?? []) for (const key of this.byUser.get(user) ?? []) this.accounts.delete(key);
    for (const user of users ?? []) this.byUser.delete(user);
    for (const [key, rows] of positions) {
      const [first] = rows;
      if (!first) continue;
      const { userId, coin } = first;
      this.keep({
        ...{ userId, coin, positions: rows },
        available: available.get(key) ?? '0',
        isWarned: byKey.get(key)?.isWarned ?? false,
        since: byKey.get(key)?.since ?? 0,
      });
    }
  }

  /** Has an account in memory as it stands; one without positions is not watched. */
  private keep(standing: StandingAccount): void {
    const { userId, positions } = standing;
    const [key, keys] = [accountOf(standing), this.byUser.get(userId) ?? new Set<string>()];
    if (positions.length > 0) {
      this.accounts.set(key, new WatchedAccount(standing, (one) => symbolOf(this.context.markets, one)));
      this.byUser.set(userId, keys.add(key));
      return;
    }
    this.accounts.delete(key);
    keys.delete(key);
    if (keys.size === 0) this.byUser.delete(userId);
  }

  private async moneyOf(users: readonly number[]): Promise<ReadonlyMap<string, string>> {
    if (users.length === 0) return new Map();
    const owners = new Map(users.map((user) => [ownerKey({ user }), user]));
    const rows = await queryRows<{ owner: string; coin: number; available: string }>(
      this.context.store.db,
      sql`select owner, coin, trim_scale(available)::text as available from balances
        where account = 'futures' and owner = any(${sql.param([...owners.keys()])}::text[])`,
    );
    return new Map(rows.map(({ owner, coin, available }) => [`${owners.get(owner)} ${coin}`, available]));
  }

  /** The moment up to which all have been looked at, once a tick has been. */
  private seen({ at }: FuturesTick): number {
    return Math.min(at, ...this.dirty.values(), ...[...this.short].map((tick) => tick.at));
  }
}
