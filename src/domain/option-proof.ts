import { ofPercent } from './fraction.ts';
import { type OptionDirection, type OptionOutcome, outcomeOf, payoutOf, profitOf } from './options.ts';
import type { Sha256 } from './tick-chain.ts';
import { type ChainFault, checkTicks, firstAt, type ProvenTick } from './tick-check.ts';

/** What an exchange says of an option that has ended by a tick. Prices and amounts are canonical decimal text, moments unix ms. */
export interface SettledOption {
  /** "btcusdt" */
  readonly symbol: string;
  readonly direction: OptionDirection;
  readonly stake: string;
  /** What a win adds to the stake, in percent. */
  readonly ratio: string;
  /** Of the coin that it is paid in. */
  readonly decimals: number;
  readonly acceptedAt: number;
  readonly dueAt: number;
  readonly open: SaidTick;
  readonly end: SaidTick;
  readonly outcome: OptionOutcome;
  readonly payout: string;
}

/** A tick that a result names, with the price that it says stood there. */
export interface SaidTick {
  readonly seq: number;
  readonly price: string;
}

/** Whether one thing that was said holds; `unchecked` where what it stands on does not. */
export type Verdict = 'holds' | 'fails' | 'unchecked';

export interface OptionProof {
  readonly isRight: boolean;
  readonly links: number;
  readonly holds: number;
  readonly fault: ChainFault | null;
  readonly open: Verdict;
  readonly end: Verdict;
  readonly outcome: Verdict;
  readonly payout: Verdict;
  /** What the published prices come to. */
  readonly computed: { readonly outcome: OptionOutcome; readonly payout: string } | null;
}

/** What comes back of a stake, by the functions that the exchange itself pays with; the ratio in percent. */
export const optionPayout = (outcome: OptionOutcome, stake: string, ratio: string, decimals: number): string =>
  payoutOf(outcome, stake, profitOf(stake, ofPercent(ratio), decimals));

/** Holds a result against the ticks that were published, from before it began until after it ended, by the rules of the exchange. */
export async function proveOption(
  said: SettledOption,
  ticks: readonly ProvenTick[],
  heard: Readonly<Record<number, string>>,
  sha256: Sha256,
): Promise<OptionProof> {
  const { direction, stake, ratio, decimals } = said;
  const { links, holds, fault } = await checkTicks(said.symbol, ticks, said.end.seq, heard, sha256);
  const open = verdictOf(said.open, firstAt(ticks, said.acceptedAt), fault);
  const end = verdictOf(said.end, firstAt(ticks, said.dueAt), fault);
  if (open !== 'holds' || end !== 'holds' || fault)
    return {
      isRight: false,
      links,
      holds,
      fault,
      open,
      end,
      outcome: 'unchecked',
      payout: 'unchecked',
      computed: null,
    };
  const outcome = outcomeOf(direction, said.open.price, said.end.price);
  const payout = optionPayout(outcome, stake, ratio, decimals);
  const [isSo, isPaid] = [outcome === said.outcome, payout === said.payout];
  return {
    isRight: isSo && isPaid,
    links,
    holds,
    fault,
    open,
    end,
    outcome: isSo ? 'holds' : 'fails',
    payout: isPaid ? 'holds' : 'fails',
    computed: { outcome, payout },
  };
}

/** What is told of ticks from the fault on is not trusted. */
function verdictOf({ seq, price }: SaidTick, found: ProvenTick | null, fault: ChainFault | null): Verdict {
  if (fault && fault.seq < seq) return 'unchecked';
  if (fault?.seq === seq || !found) return 'fails';
  return found.seq === seq && found.index === price ? 'holds' : 'fails';
}
