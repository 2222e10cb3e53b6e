import { type RiskLine, riskLine, scaledAmount, scaledPrice } from '../../../domain/futures/account.ts';
import { Money } from '../../ledger/decimal.ts';
import { type FuturesPosition, heldFor, isOpen, riskOf } from './position.ts';
import type { StandingAccount } from './settlement.ts';

/** The prices of a pair, as whole numbers: what a tick is asked of thousands of accounts is asked of these. */
export interface ScaledPrices {
  readonly index: bigint;
  readonly mark: bigint;
  readonly last: bigint;
}

/** A line for each side of a pair: longs are measured at another price than shorts. */
interface PairRisk {
  long: RiskLine;
  short: RiskLine;
  /** The same for what must be kept. */
  keptLong: bigint;
  keptShort: bigint;
}

const NONE: RiskLine = { slope: 0n, constant: 0n };
const both = (a: RiskLine, b: RiskLine): RiskLine => ({ slope: a.slope + b.slope, constant: a.constant + b.constant });

/** A price that sets something off: an exit, or a limit. */
interface Trigger {
  readonly symbol: string;
  readonly on: keyof ScaledPrices;
  readonly isUpward: boolean;
  readonly level: bigint;
  /** Ticks before this moment do not. */
  readonly from: number;
}

/** An account in memory, as far as a tick has to be asked whether it does anything to it. The rows are the truth. */
export class WatchedAccount {
  readonly userId: number;
  readonly coin: number;
  readonly symbols: ReadonlySet<string>;
  readonly standing: StandingAccount;
  private readonly money: bigint;
  private readonly isWarned: boolean;
  private readonly pairs = new Map<string, PairRisk>();
  private readonly triggers: Trigger[] = [];
  /** What the next tick of a pair does in any case, from a moment on. */
  private readonly atNext: { readonly symbol: string; readonly from: number }[] = [];

  constructor(standing: StandingAccount, symbolOf: (position: FuturesPosition) => string | undefined) {
    const { userId, coin, available, positions, isWarned } = standing;
    this.userId = userId;
    this.coin = coin;
    this.standing = standing;
    this.isWarned = isWarned;
    const symbols = new Set<string>();
    let money = new Money(available);
    for (const position of positions) {
      money = money.plus(heldFor(position));
      const symbol = symbolOf(position);
      if (symbol === undefined) continue;
      symbols.add(symbol);
      if (isOpen(position)) this.watchOpen(position, symbol);
      else this.watchWaiting(position, symbol);
    }
    this.symbols = symbols;
    this.money = scaledAmount(money.toFixed());
  }

  /** Whether anything is open, so that its user is told what it stands at. */
  get hasOpen(): boolean {
    return this.pairs.size > 0;
  }

  /** Whether a tick may do something to it. */
  isDue(at: number, prices: ReadonlyMap<string, ScaledPrices>): boolean {
    for (const { symbol, from } of this.atNext) if (from <= at && prices.has(symbol)) return true;
    for (const { symbol, on, isUpward, level, from } of this.triggers) {
      const price = from <= at ? prices.get(symbol)?.[on] : undefined;
      if (price !== undefined && (isUpward ? price >= level : price <= level)) return true;
    }
    return this.pairs.size > 0 && at >= this.standing.since && this.isAtRisk(prices);
  }

  private isAtRisk(prices: ReadonlyMap<string, ScaledPrices>): boolean {
    let [free, kept] = [this.money, 0n];
    for (const [symbol, risk] of this.pairs) {
      const found = prices.get(symbol);
      if (!found) return false;
      const { index, mark } = found;
      const [low, high] = index < mark ? [index, mark] : [mark, index];
      free += risk.long.slope * high + risk.long.constant + risk.short.slope * low + risk.short.constant;
      kept += risk.keptLong * high + risk.keptShort * low;
    }
    return free <= 0n || (this.isWarned ? free * 2n > kept * 3n : free <= kept);
  }

  private watchOpen(position: FuturesPosition, symbol: string): void {
    const risk = riskOf(position, symbol);
    const line = riskLine(risk);
    const flat = riskLine({ ...risk, maintenance: '0' });
    const pair = this.pairs.get(symbol) ?? { long: NONE, short: NONE, keptLong: 0n, keptShort: 0n };
    if (position.direction === 'long') {
      pair.long = both(pair.long, line);
      pair.keptLong += flat.slope - line.slope;
    } else {
      pair.short = both(pair.short, line);
      pair.keptShort += flat.slope - line.slope;
    }
    this.pairs.set(symbol, pair);
    if (position.state === 'closing') this.atNext.push({ symbol, from: position.askedAt ?? 0 });
    const isLong = position.direction === 'long';
    const from = Math.max(position.exitsAt, (position.openAt ?? 0) + 1);
    for (const [level, isUpward] of [
      [position.takeProfit, isLong],
      [position.stopLoss, !isLong],
    ] as const)
      if (level !== null)
        this.triggers.push({ symbol, on: position.exitOn, isUpward, level: scaledPrice(level), from });
  }

  private watchWaiting({ kind, direction, reference, placedAt: from }: FuturesPosition, symbol: string): void {
    if (kind === 'market') this.atNext.push({ symbol, from });
    else
      this.triggers.push({ symbol, on: 'index', isUpward: direction === 'short', level: scaledPrice(reference), from });
  }
}
