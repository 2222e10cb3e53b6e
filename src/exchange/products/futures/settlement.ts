import { feeOf } from '../../../domain/fee.ts';
import { headroom, isLiquidated, keptOf, type PriceOf, type RiskPosition } from '../../../domain/futures/account.ts';
import {
  type FuturesDirection,
  marginOf,
  notionalOf,
  openPriceOf,
  partOf,
  profitOf,
  sizeOf,
  tierOf,
} from '../../../domain/futures/amounts.ts';
import { exitOf, isCrossed, riskPrice } from '../../../domain/futures/prices.ts';
import type { FuturesTerms } from '../../../domain/futures/terms.ts';
import type { EndedAccount } from '../../../domain/futures-proof.ts';
import { plus } from '../../../domain/scaled.ts';
import { Money } from '../../ledger/decimal.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import { hkDay } from '../../market-data/candles/periods.ts';
import * as book from './entries.ts';
import type { ExposureChange } from './exposure.ts';
import {
  type FuturesPosition,
  heldFor,
  isOpen,
  type NewPosition,
  notionalAt,
  riskOf,
  sizeOfPosition,
} from './position.ts';
import type { FuturesTick } from './prices.ts';

/** A futures account as it stands in the store, under its locks. */
export interface StandingAccount {
  readonly userId: number;
  readonly coin: number;
  readonly available: string;
  readonly isWarned: boolean;
  /** Ticks before it, unix ms, say nothing about what stands now. */
  readonly since: number;
  readonly positions: readonly FuturesPosition[];
}

/** What an account is settled with. */
export interface SettlementParts {
  readonly tick: FuturesTick;
  readonly scale: number;
  symbolOf(position: Pick<FuturesPosition, 'instrumentId'>): string | undefined;
  termsOf(instrument: number): FuturesTerms | undefined;
  /** What the insurance fund still has: several accounts are settled together. */
  readonly fund: { available: Money };
  /** Whether the house takes so much more on a side of a pair. */
  hasRoom(change: ExposureChange): boolean;
  /** Ids for positions that are opened by a reversal. */
  nextId(): number;
}

type Reason = NonNullable<FuturesPosition['reason']>;

/** What a tick makes of an account: what is booked, and how its rows stand then. */
export interface Settled {
  readonly account: StandingAccount;
  readonly entries: readonly LedgerEntry[];
  /** Rows that have changed, whole. */
  readonly changed: readonly FuturesPosition[];
  /** Parts that were closed, which are rows of their own. */
  readonly parts: readonly NewPosition[];
  readonly opened: readonly FuturesPosition[];
  readonly exposure: readonly ExposureChange[];
  /** How it stood when the tick liquidated it; null where it did not. */
  readonly liquidated: EndedAccount | null;
  /** Undefined where it stays as it is. */
  readonly isWarned: boolean | undefined;
  /** The account as it stands then. */
  readonly after: StandingAccount;
  /** Positions whose other side was not opened. */
  readonly notReversed: readonly FuturesPosition[];
}

/** Whether there is something to write of it. */
export const isChanged = ({ entries, changed, isWarned }: Omit<Settled, 'after'>): boolean =>
  entries.length > 0 || changed.length > 0 || isWarned !== undefined;

/** Lots of a position that are ended without a part of what they won. */
export interface Cut {
  readonly id: number;
  readonly lots: number;
  readonly cut: string;
}

interface Closing {
  readonly position: FuturesPosition;
  readonly lots: number;
  readonly reason: Reason;
  readonly trigger: string | null;
}

const decimal = (value: Money): string => value.toFixed();

/**
 * What a tick does to one account, in this order: what its user asked to close, exits that the tick sets off, entrusts that it fills, and
 * then the liquidation of all that is left, where it is not worth what must be kept. All of it at the index of the tick, which no trade moves.
 */
export class Settlement {
  private readonly account: StandingAccount;
  private readonly parts: SettlementParts;
  private available: Money;
  private readonly rows: Map<number, FuturesPosition>;
  private readonly changedIds = new Set<number>();
  private readonly entries: LedgerEntry[] = [];
  private readonly closedParts: NewPosition[] = [];
  private readonly opened: FuturesPosition[] = [];
  private readonly exposure: ExposureChange[] = [];
  private readonly notReversed: FuturesPosition[] = [];
  private liquidated: EndedAccount | null = null;

  constructor(account: StandingAccount, parts: SettlementParts) {
    this.account = account;
    this.parts = parts;
    this.available = new Money(account.available);
    this.rows = new Map(account.positions.map((position) => [position.id, position]));
  }

  /** Ends lots of positions, each with a part of its profit cut, and does nothing else. */
  deleverage(cuts: readonly Cut[]): Settled {
    for (const { id, lots, cut } of cuts) {
      const position = this.rows.get(id);
      if (!position) throw new Error(`There is no position ${id} here`);
      const closing: Closing = { position, lots, reason: 'deleveraged', trigger: null };
      this.end(closing, this.resultOf(closing), cut);
    }
    return this.settled();
  }

  run(): Settled {
    this.settle(this.asked());
    if (!this.liquidated) this.settle(this.exits());
    if (!this.liquidated) this.fill();
    if (!this.liquidated && this.mustLiquidate()) this.liquidate([]);
    return this.settled();
  }

  private settled(): Settled {
    const { account, entries, closedParts, opened, exposure, notReversed } = this;
    const settled = {
      account,
      entries,
      changed: [...this.changedIds].flatMap((id) => this.rows.get(id) ?? []),
      parts: closedParts,
      opened,
      exposure,
      liquidated: this.liquidated,
      isWarned: this.warning(),
      notReversed,
    };
    return { ...settled, after: isChanged(settled) ? this.standingAfter(settled.isWarned) : account };
  }

  private standingAfter(isWarned = this.account.isWarned): StandingAccount {
    return {
      ...this.account,
      ...{ available: decimal(this.available), isWarned, since: Math.max(this.account.since, this.tick.at + 1) },
      positions: [...this.rows.values()].filter((row) => isOpen(row) || row.state === 'waiting'),
    };
  }

  private get tick(): FuturesTick {
    return this.parts.tick;
  }

  private pricesFor(position: Pick<FuturesPosition, 'instrumentId'>) {
    const symbol = this.parts.symbolOf(position);
    return symbol === undefined ? undefined : this.tick.prices.get(symbol);
  }

  private live(): FuturesPosition[] {
    return [...this.rows.values()].filter(isOpen);
  }

  private set(position: FuturesPosition, change: Partial<FuturesPosition>): void {
    const before = this.rows.get(position.id);
    if (!before) throw new Error(`There is no position ${position.id} here`);
    this.rows.set(position.id, { ...before, ...change });
    this.changedIds.add(position.id);
  }

  // ---- what ends -----------------------------------------------------------------------------

  private asked(): Closing[] {
    return this.live().flatMap((position) => {
      const { askedAt, closeLots } = position;
      const isDue = position.state === 'closing' && askedAt !== null && closeLots !== null && askedAt <= this.tick.at;
      if (!isDue || !this.pricesFor(position)) return [];
      return [{ position, lots: Math.min(closeLots, position.lots), reason: 'asked' as const, trigger: null }];
    });
  }

  private exits(): Closing[] {
    return this.live().flatMap((position) => {
      const prices = this.pricesFor(position);
      const isBefore = position.exitsAt > this.tick.at || (position.openSeq ?? 0) >= this.tick.seq;
      const reason = prices && !isBefore ? exitOf(position.direction, position, prices) : null;
      if (!prices || !reason) return [];
      return [{ position, lots: position.lots, reason, trigger: prices[position.exitOn] }];
    });
  }

  /** Ends positions; where the account cannot pay what is lost without those that go on, all of them end. */
  private settle(closings: readonly Closing[]): void {
    if (closings.length === 0) return;
    const results = closings.map((closing) => ({ closing, result: this.resultOf(closing) }));
    const sum = results.reduce((all, { result }) => all.plus(result), new Money(0));
    if (this.money().plus(sum).isNegative()) this.liquidate(closings);
    else this.bookAll(results);
  }

  /** What was won pays what was lost. */
  private bookAll(results: readonly { readonly closing: Closing; readonly result: string }[]): void {
    const sorted = results.toSorted((a, b) => new Money(b.result).comparedTo(a.result));
    for (const { closing, result } of sorted) this.end(closing, result);
  }

  private resultOf({ position, lots }: Closing): string {
    const { direction, contractSize, openPrice } = position;
    const size = sizeOf(lots, { contractSize });
    return profitOf({ direction, size, entry: openPrice ?? '0' }, this.indexFor(position), this.parts.scale);
  }

  private indexFor(position: FuturesPosition): string {
    const prices = this.pricesFor(position);
    if (!prices) throw new Error(`The tick ${this.tick.seq} has no price of the position ${position.id}`);
    return prices.index;
  }

  private end(closing: Closing, result: string, cut = '0'): void {
    const position = this.rows.get(closing.position.id) ?? closing.position;
    const { lots } = closing;
    const isWhole = lots >= position.lots;
    const part = (amount: string) => (isWhole ? amount : partOf(amount, lots, position.lots, this.parts.scale));
    const margin = part(position.margin);
    const borne = new Money(result).isNegative()
      ? this.lose(position, margin, new Money(result).negated())
      : this.win(position, margin, decimal(new Money(result).minus(cut)));
    const closePrice = this.indexFor(position);
    const { seq, at } = this.tick;
    const ended = {
      ...{ state: 'closed' as const, closeLots: null, reason: closing.reason, closeSeq: seq, closeAt: at },
      ...{ closedAt: at, triggerPrice: closing.trigger, closePrice, profit: result, cut, margin: '0', ...borne },
    };
    const notional = notionalAt(position.reference, { lots, contractSize: position.contractSize });
    const { instrumentId, direction } = position;
    this.exposure.push({ instrumentId, direction, notional: `-${notional}` });
    const isReversing = closing.reason === 'asked' && position.isReversing;
    if (isWhole) this.set(position, ended);
    else {
      const [openMargin, fee, overnight] = [part(position.openMargin), part(position.fee), part(position.overnight)];
      const { id, ...row } = position;
      this.closedParts.push({ ...row, ...ended, partOf: id, lots, notional, openMargin, fee, overnight });
      const rest = (amount: string, gone: string) => decimal(new Money(amount).minus(gone));
      const held = this.rows.get(id) ?? position;
      this.set(position, {
        ...this.stillAsked(position, closing),
        lots: position.lots - lots,
        notional: rest(position.notional, notional),
        // Others' losses may have been paid out of it.
        margin: rest(held.margin, margin),
        openMargin: rest(position.openMargin, openMargin),
        fee: rest(position.fee, fee),
        overnight: rest(position.overnight, overnight),
      });
    }
    if (isReversing) this.reverse(position, lots);
  }

  /** What is asked of the rest of a position: nothing where that was what ended the part, the same as before where something else did. */
  private stillAsked({ state, closeLots, lots, askedAt, isReversing }: FuturesPosition, closing: Closing) {
    if (closing.reason === 'asked' || state !== 'closing' || closeLots === null)
      return { state: 'open' as const, askedAt: null, closeLots: null, isReversing: false };
    return { state, askedAt, closeLots: Math.min(closeLots, lots - closing.lots), isReversing };
  }

  private win(position: FuturesPosition, margin: string, profit: string) {
    this.entries.push(book.profitEntry(position, margin, profit));
    this.available = this.available.plus(margin).plus(profit);
    return {};
  }

  /** A loss is paid by its margin, by what is free, by what other entrusts and positions hold, then by the insurance fund. */
  private lose(position: FuturesPosition, margin: string, loss: Money) {
    const own = Money.min(margin, loss);
    let left = loss.minus(own);
    const back = new Money(margin).minus(own);
    // What comes back of it is free from then on; where nothing does, more is taken.
    if (left.gt(this.available)) this.cancelEntrusts();
    const free = Money.min(left, this.available);
    left = left.minus(free);
    const others: { of: FuturesPosition; amount: string }[] = [];
    for (const other of this.live()) {
      const spare = other.id === position.id ? new Money(other.margin).minus(margin) : new Money(other.margin);
      const taken = Money.min(left, spare);
      if (!taken.gt(0)) continue;
      left = left.minus(taken);
      others.push({ of: other, amount: decimal(taken) });
      this.set(other, { margin: decimal(new Money(other.margin).minus(taken)) });
    }
    const insured = Money.min(left, this.parts.fund.available);
    this.parts.fund.available = this.parts.fund.available.minus(insured);
    const unpaid = left.minus(insured);
    this.available = this.available.plus(back).minus(free);
    this.entries.push(
      book.lossEntry(position, {
        ...{ margin, back: decimal(back), free: decimal(free), others, insured: decimal(insured) },
        paid: decimal(loss.minus(unpaid)),
      }),
    );
    return { insured: decimal(insured), unpaid: decimal(unpaid) };
  }

  private cancelEntrusts(): void {
    for (const entrust of this.rows.values()) if (entrust.state === 'waiting') this.giveBack(entrust);
  }

  private giveBack(entrust: FuturesPosition): void {
    const held = heldFor(entrust);
    this.entries.push(book.releaseOf(entrust, held));
    this.available = this.available.plus(held);
    const { instrumentId, direction, notional } = entrust;
    this.exposure.push({ instrumentId, direction, notional: `-${notional}` });
    const { seq, at } = this.tick;
    this.set(entrust, {
      ...{ state: 'cancelled', reason: 'liquidated', closeSeq: seq, closeAt: at, closedAt: at, margin: '0' },
    });
  }

  // ---- what begins ---------------------------------------------------------------------------

  private fill(): void {
    for (const entrust of [...this.rows.values()]) {
      const prices = this.pricesFor(entrust);
      if (entrust.state !== 'waiting' || entrust.placedAt > this.tick.at || !prices) continue;
      if (entrust.kind === 'limit' && !isCrossed(entrust.direction, entrust.reference, prices)) continue;
      this.open(entrust, prices.index);
    }
  }

  private open(entrust: FuturesPosition, index: string): void {
    const { seq, at } = this.tick;
    const spread = this.parts.termsOf(entrust.instrumentId)?.spread ?? '0';
    if (entrust.fee !== '0') this.entries.push(book.feeEntry(entrust, entrust.fee));
    this.set(entrust, {
      ...{ state: 'open', openSeq: seq, openAt: at, openPrice: openPriceOf(entrust.direction, index, spread) },
      spread,
      overnightDay: hkDay(at / 1000),
    });
  }

  /** Opens the other side of what was closed, where it may be opened and there is enough for it. */
  private reverse(position: FuturesPosition, lots: number): void {
    const direction: FuturesDirection = position.direction === 'long' ? 'short' : 'long';
    const { instrumentId, multiple, userId, coin } = position;
    const terms = this.parts.termsOf(instrumentId);
    const reference = this.indexFor(position);
    const notional = notionalAt(reference, { lots, contractSize: position.contractSize });
    const own = [...this.rows.values()]
      .filter(
        (one) =>
          one.instrumentId === instrumentId && one.direction === direction && (isOpen(one) || one.state === 'waiting'),
      )
      .reduce((sum, one) => plus(sum, one.notional), notional);
    const tier = terms && tierOf(terms, own);
    const margin = marginOf(notional, multiple, this.parts.scale);
    const fee = feeOf(notional, terms?.fee ?? '0', this.parts.scale);
    const more = { instrumentId, direction, notional };
    const isOffered = terms && tier && multiple <= tier.multiple && this.parts.hasRoom(more);
    if (!isOffered || this.available.lt(plus(margin, fee))) {
      this.notReversed.push(position);
      return;
    }
    const { at } = this.tick;
    const row: FuturesPosition = {
      ...position,
      ...{ id: this.parts.nextId(), userId, coin, direction, kind: 'market', state: 'waiting', lots, openLots: lots },
      ...{ partOf: position.id, reference, notional, margin, openMargin: margin, fee, maintenance: tier.maintenance },
      ...{
        overnightRate: terms.overnight,
        overnight: '0',
        takeProfit: null,
        stopLoss: null,
        exitsAt: at,
        placedAt: at,
      },
      ...{
        openSeq: null,
        openAt: null,
        openPrice: null,
        spread: '0',
        askedAt: null,
        closeLots: null,
        isReversing: false,
      },
      ...{ reason: null, closeSeq: null, closeAt: null, triggerPrice: null, closePrice: null, profit: null },
      ...{ liquidationFee: '0', insured: '0', unpaid: '0', cut: '0', closedAt: null },
    };
    const held = plus(margin, fee);
    this.entries.push(book.holdOf(row, held));
    this.available = this.available.minus(held);
    this.exposure.push(more);
    this.rows.set(row.id, row);
    this.open(row, reference);
    this.changedIds.delete(row.id);
    const open = this.rows.get(row.id);
    if (open) this.opened.push(open);
  }

  // ---- the account as a whole ----------------------------------------------------------------

  /** All that is free and held. */
  private money(): Money {
    return [...this.rows.values()].reduce(
      (sum, row) => (isOpen(row) || row.state === 'waiting' ? sum.plus(heldFor(row)) : sum),
      this.available,
    );
  }

  /** What the risk depends on; null where the tick leaves out one of its pairs, or is of before the account stood so. */
  private risk(): { positions: RiskPosition[]; priceOf: PriceOf } | null {
    if (this.tick.at < this.account.since) return null;
    const positions: RiskPosition[] = [];
    for (const row of this.live()) {
      const symbol = this.parts.symbolOf(row);
      if (symbol === undefined || !this.tick.prices.has(symbol)) return null;
      positions.push(riskOf(row, symbol));
    }
    const priceOf: PriceOf = ({ symbol, direction }) => {
      const prices = this.tick.prices.get(symbol);
      return prices ? riskPrice(direction, prices) : '0';
    };
    return { positions, priceOf };
  }

  private mustLiquidate(): boolean {
    const risk = this.risk();
    return risk !== null && isLiquidated(decimal(this.money()), risk.positions, risk.priceOf);
  }

  /** What a liquidation is judged by, for whoever checks it. */
  private standing(asked: readonly Closing[]): EndedAccount {
    return {
      money: decimal(this.money()),
      positions: this.live().map((row) => this.riskOf(row)),
      closing: asked.map(({ position, lots }) => {
        const { symbol, direction, entry } = this.riskOf(position);
        return { symbol, direction, entry, size: sizeOf(lots, position) };
      }),
    };
  }

  private riskOf(row: FuturesPosition): RiskPosition {
    return riskOf(row, this.parts.symbolOf(row) ?? '');
  }

  /** Cancels all entrusts and ends all positions; of what is left the insurance fund has its fee. */
  private liquidate(asked: readonly Closing[]): void {
    if (!this.live().every((position) => this.pricesFor(position))) {
      // A pair without a price just now: what can be ended by itself waits for it.
      return;
    }
    this.liquidated = this.standing(asked);
    this.cancelEntrusts();
    const closings = this.live().map((position): Closing => {
      const known = asked.find((one) => one.position.id === position.id && one.lots >= position.lots);
      const prices = this.pricesFor(position);
      const trigger = prices ? riskPrice(position.direction, prices) : null;
      return known ?? { position, lots: position.lots, reason: 'liquidated', trigger };
    });
    this.bookAll(closings.map((closing) => ({ closing, result: this.resultOf(closing) })));
    for (const { position, reason } of closings) {
      const ended = this.rows.get(position.id);
      if (!ended || reason !== 'liquidated') continue;
      const rate = this.parts.termsOf(position.instrumentId)?.liquidationFee ?? '0';
      const due = feeOf(notionalOf(this.indexFor(position), sizeOfPosition(position)), rate, this.parts.scale);
      const fee = decimal(Money.min(this.available, due));
      if (fee === '0') continue;
      this.available = this.available.minus(fee);
      this.entries.push(book.liquidationEntry(position, fee));
      this.set(ended, { liquidationFee: fee });
    }
  }

  /** Whether the user is warned from now on: at half of what there is, until less than two fifths have to be kept. */
  private warning(): boolean | undefined {
    const { isWarned } = this.account;
    const risk = this.risk();
    if (!risk) return undefined;
    const free = headroom(decimal(this.money()), risk.positions, risk.priceOf);
    const kept = keptOf(risk.positions, risk.priceOf);
    if (!isWarned && risk.positions.length > 0 && free <= kept) return true;
    return isWarned && (risk.positions.length === 0 || free * 2n > kept * 3n) ? false : undefined;
  }
}
