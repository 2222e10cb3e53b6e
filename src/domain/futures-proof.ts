import { isLiquidated, keptOf, type RiskPosition } from './futures/account.ts';
import { type FuturesDirection, openPriceOf, profitOf } from './futures/amounts.ts';
import { type Exits, exitOf, type FuturesPrices, isCrossed, riskPrice } from './futures/prices.ts';
import type { SaidTick, Verdict } from './option-proof.ts';
import { fromScaled, isLess, plus } from './scaled.ts';
import { isTickIncluded, type Sha256 } from './tick-chain.ts';
import { type ChainFault, checkTicks, firstAt, type ProvenTick } from './tick-check.ts';

/** Why a tick ended a position, as far as ticks decide it. */
export type TickReason = 'asked' | 'takeProfit' | 'stopLoss' | 'liquidated';

/** A futures account at the tick that liquidated it, as the exchange has it. */
export interface EndedAccount {
  /** All that was free and held in it. */
  readonly money: string;
  /** All that was open. */
  readonly positions: readonly RiskPosition[];
  /** Of what was to be closed by that tick, what would have been lost together: more than the account had. Empty where its risk ended it. */
  readonly closing: readonly Pick<RiskPosition, 'symbol' | 'direction' | 'size' | 'entry'>[];
}

/** What an exchange says of a position that a tick has opened and, where it has ended, of its end. Decimal text is canonical, moments are unix ms. */
export interface SaidPosition {
  /** "btcusdt" */
  readonly symbol: string;
  readonly direction: FuturesDirection;
  /** Units of the base coin. */
  readonly size: string;
  /** Of the coin of its profit. */
  readonly decimals: number;
  /** What the price of its opening was worse by than the index. */
  readonly spread: string;
  /** Null at market. */
  readonly limit: string | null;
  readonly placedAt: number;
  readonly open: SaidTick;
  readonly end: SaidEnd | null;
}

export interface SaidEnd extends SaidTick {
  readonly reason: TickReason;
  readonly askedAt: number;
  readonly exits: Exits;
  /** When they were set: ticks before do not set them off. */
  readonly exitsAt: number;
  /** The price that set it off. */
  readonly trigger: string | null;
  readonly profit: string;
  /** Of one that was liquidated. */
  readonly account: EndedAccount | null;
}

/** Ticks that were published around what is checked, each stretch from before it until after it. */
export interface PublishedStretches {
  readonly open: readonly ProvenTick[];
  /** Empty while it is open. */
  readonly end: readonly ProvenTick[];
  /** The tick of its end for the other pairs of the account, by symbol. */
  readonly beside: Readonly<Record<string, ProvenTick>>;
  /** Stretches of so long ago that only ticks which results name are kept. */
  readonly pinned: { readonly open: boolean; readonly end: boolean };
}

/** A verdict, or that the ticks around the named one are no longer kept: it is right by itself, and nothing shows that none came before it. */
export type TickVerdict = Verdict | 'alone';

export interface FuturesProof {
  readonly isRight: boolean;
  readonly links: number;
  readonly holds: number;
  readonly fault: ChainFault | null;
  /** Opened by the tick that the rule names, at its index. */
  readonly open: TickVerdict;
  /** Each of these is null while it is open. What ended it did so by that tick, and by no earlier one that is shown. */
  readonly cause: TickVerdict | null;
  /** Closed at the index of that tick. */
  readonly close: Verdict | null;
  readonly profit: Verdict | null;
  /** How many ticks before the last were held against what ended it, without being what it was. */
  readonly looked: number;
  /** What the account was worth by the tick that liquidated it, and what of it had to be kept; decimal text. */
  readonly account: { readonly worth: string; readonly kept: string } | null;
  /** What the published prices come to. */
  readonly computed: { readonly profit: string } | null;
}

/** The first tick of a stretch from a moment on that does something. */
interface Found {
  readonly tick: ProvenTick | null;
  /** Ticks from the moment on that did not. */
  readonly looked: number;
}

function firstThat(ticks: readonly ProvenTick[], from: number, does: (tick: ProvenTick) => boolean): Found {
  const since = ticks.filter(({ at }) => at >= from);
  const place = since.findIndex(does);
  return { tick: since[place] ?? null, looked: place < 0 ? since.length : place };
}

const verdict = (isSo: boolean): Verdict => (isSo ? 'holds' : 'fails');

/** Holds what was done with a position against the ticks that were published, by the rules and functions of the exchange. */
export async function provePosition(
  said: SaidPosition,
  stretches: PublishedStretches,
  heard: Readonly<Record<number, string>>,
  sha256: Sha256,
): Promise<FuturesProof> {
  const { end } = said;
  const opened = await checkTicks(said.symbol, stretches.open, said.open.seq, heard, sha256);
  const ended = end ? await checkTicks(said.symbol, stretches.end, end.seq, heard, sha256) : null;
  // Where both are one stretch, its links are counted once.
  const isOne = ended !== null && stretches.open === stretches.end;
  const fault = opened.fault ?? ended?.fault ?? null;
  const isCut = opened.fault !== null && opened.fault.seq <= said.open.seq;
  const open = isCut ? brokenVerdict(said.open, opened.fault) : openVerdict(said, stretches);
  const start = { links: opened.links, holds: opened.holds };
  const chain =
    ended === null || isOne ? start : { links: start.links + ended.links, holds: start.holds + ended.holds };
  const base = { ...chain, fault, open, computed: null, account: null, looked: 0 };
  const isOpenRight = open === 'holds' || open === 'alone';
  if (!end || !ended) return { ...base, isRight: isOpenRight && !fault, cause: null, close: null, profit: null };
  if (ended.fault)
    return {
      ...base,
      ...{ isRight: false, cause: brokenVerdict(end, ended.fault), close: 'unchecked', profit: 'unchecked' },
    };
  const tick = stretches.end.find(({ seq }) => seq === end.seq);
  const cause = await causeOf(said, end, stretches, sha256);
  const profit = tick ? profitOf({ ...said, entry: said.open.price }, tick.index, said.decimals) : null;
  const close = verdict(tick?.index === end.price);
  // A result stands on the price that it was opened at.
  const paid = isOpenRight && close === 'holds' ? verdict(profit === end.profit) : 'unchecked';
  return {
    ...base,
    ...{ cause: cause.verdict, looked: cause.looked, account: cause.account, close, profit: paid },
    isRight: isOpenRight && cause.verdict !== 'fails' && close === 'holds' && paid === 'holds',
    computed: profit === null ? null : { profit },
  };
}

/** What is told of ticks from a fault on is not trusted. */
const brokenVerdict = ({ seq }: SaidTick, fault: ChainFault): Verdict => (fault.seq < seq ? 'unchecked' : 'fails');

function openVerdict(said: SaidPosition, { open, pinned }: PublishedStretches): TickVerdict {
  const { limit, direction, spread, placedAt } = said;
  const { tick } =
    limit === null
      ? { tick: firstFrom(open, placedAt, pinned.open) }
      : firstThat(open, placedAt, (one) => isCrossed(direction, limit, one));
  const isRight = tick?.seq === said.open.seq && openPriceOf(direction, tick.index, spread) === said.open.price;
  return isRight && pinned.open ? 'alone' : verdict(isRight);
}

/** The first tick at or after a moment: the one before it is earlier, unless only it is kept. */
const firstFrom = (ticks: readonly ProvenTick[], moment: number, isAlone: boolean): ProvenTick | null =>
  isAlone ? (ticks.find(({ at }) => at >= moment) ?? null) : firstAt(ticks, moment);

interface Cause extends Pick<FuturesProof, 'looked' | 'account'> {
  readonly verdict: TickVerdict;
}

async function causeOf(
  said: SaidPosition,
  end: SaidEnd,
  { end: ticks, beside, pinned }: PublishedStretches,
  sha256: Sha256,
): Promise<Cause> {
  const tick = ticks.find(({ seq }) => seq === end.seq);
  if (!tick) return { verdict: 'fails', looked: 0, account: null };
  if (end.reason === 'liquidated') {
    const judged = await judgeAccount(said, end, tick, beside, sha256);
    const isSo = judged?.isEnded === true && end.trigger === riskPrice(said.direction, tick);
    return { verdict: verdict(isSo), looked: 0, account: judged && { worth: judged.worth, kept: judged.kept } };
  }
  const found =
    end.reason === 'asked'
      ? { tick: firstFrom(ticks, end.askedAt, pinned.end), looked: 0 }
      : firstThat(
          // The tick that opened it sets nothing off.
          ticks.filter(({ seq }) => seq > said.open.seq),
          end.exitsAt,
          (one) => exitOf(said.direction, end.exits, one) !== null,
        );
  const isSo =
    found.tick?.seq === end.seq &&
    (end.reason === 'asked' ||
      (exitOf(said.direction, end.exits, tick) === end.reason && end.trigger === tick[end.exits.exitOn]));
  return { verdict: isSo && pinned.end ? 'alone' : verdict(isSo), looked: found.looked, account: null };
}

/** Whether a tick ends an account, by the rule that the exchange ends it by; null where a price or the account itself is not shown. */
async function judgeAccount(
  said: SaidPosition,
  { account }: SaidEnd,
  tick: ProvenTick,
  beside: PublishedStretches['beside'],
  sha256: Sha256,
): Promise<{ readonly isEnded: boolean; readonly worth: string; readonly kept: string } | null> {
  if (!account) return null;
  const isOwn = (one: RiskPosition) =>
    one.symbol === said.symbol && one.direction === said.direction && one.size === said.size;
  if (!account.positions.some((one) => isOwn(one) && one.entry === said.open.price)) return null;
  const prices = new Map<string, FuturesPrices>([[said.symbol, tick]]);
  for (const { symbol } of account.positions) {
    if (prices.has(symbol)) continue;
    const other = beside[symbol];
    const isShown = other?.proof && (await isTickIncluded({ ...other, symbol }, other.proof, tick.root, sha256));
    if (!isShown) return null;
    prices.set(symbol, other);
  }
  const priceOf = ({ symbol, direction }: Pick<RiskPosition, 'symbol' | 'direction'>) => {
    const found = prices.get(symbol);
    return found ? riskPrice(direction, found) : '0';
  };
  const { money, positions, closing } = account;
  const lost = closing.reduce(
    (sum, one) => plus(sum, profitOf(one, prices.get(one.symbol)?.index ?? '0', said.decimals)),
    money,
  );
  const isShort = closing.length > 0 && isLess(lost, '0');
  const worth = positions.reduce((sum, one) => plus(sum, profitOf(one, priceOf(one), EXACT)), money);
  const kept = fromScaled(keptOf(positions, priceOf), EXACT);
  return { isEnded: isShort || isLiquidated(money, positions, priceOf), worth, kept };
}

/** Decimals of what must be kept (futures/account.ts): no product of a price and a size has more. */
const EXACT = 22;
