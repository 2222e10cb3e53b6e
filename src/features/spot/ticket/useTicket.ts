import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount } from '../../../domain/number.ts';
import type { Pair } from '../../../state/pairs.ts';
import { latestQuote } from '../../../state/quotes.ts';
import { useSession } from '../../../state/session.ts';
import { spotBalanceQuery } from './queries.ts';
import {
  amountAt,
  amountFor,
  problemsOf,
  type TicketForm,
  type TicketRules,
  type TicketSide,
  totalOf,
} from './ticket.ts';
import { useBookSnapshot } from './useBookSnapshot.ts';

const START: TicketForm = { side: 'buy', type: 'limit', price: '', amount: '' };

const rulesOf = (pair: Pair): TicketRules => ({
  priceDecimals: pair.priceDecimals,
  amountDecimals: pair.amountDecimals,
  minAmount: pair.min_amount ?? '0',
  minValue: pair.min_value ?? '0',
  feeRate: pair.coin_trade_fee ?? '0',
});

/** The ticket of one pair: what is typed, what it would do, and what is wrong with it. Errors show after the first try. */
export function useTicket(pair: Pair, side: TicketSide) {
  const { isSignedIn } = useSession();
  const [form, setForm] = useState<TicketForm>({
    ...START,
    side,
    price: latestQuote(pair.symbol)?.price ?? pair.now_price,
  });
  const [hasTried, setTried] = useState(false);
  // While a total is typed it stands as typed; the amount that it pays for is cut to whole steps, and so is worth less.
  const [typedTotal, setTypedTotal] = useState<string | null>(null);
  const quote = useQuery(spotBalanceQuery(pair.legal_id, isSignedIn));
  const base = useQuery(spotBalanceQuery(pair.currency_id, isSignedIn));
  const book = useBookSnapshot(pair.symbol);
  const rules = rulesOf(pair);
  const funds = { quote: quote.data?.available ?? '0', base: base.data?.available ?? '0' };
  const problems = problemsOf(form, rules, funds, book);
  const set = (change: Partial<TicketForm>) => {
    setTried(false);
    setTypedTotal(null);
    setForm((before) => ({ ...before, ...change }));
  };
  const total = totalOf(form, book);
  return {
    form,
    /** What stands in the total's field: as typed until it is left, then what the order is worth. */
    total:
      typedTotal ??
      (total === null ? '' : formatAmount(total, rules.priceDecimals, { trim: true }).replaceAll(',', '')),
    rules,
    book,
    funds,
    isFundsKnown: quote.data !== undefined && base.data !== undefined,
    problems: hasTried ? problems : {},
    /** Shows what is wrong; true where nothing is. */
    check: () => {
      setTried(true);
      return Object.keys(problems).length === 0;
    },
    set,
    setPercent: (percent: number) => set({ amount: percent === 0 ? '' : amountAt(percent, form, rules, funds, book) }),
    setTotal: (typed: string) => {
      set({ amount: typed === '' ? '' : amountFor(typed, form, rules, book) });
      setTypedTotal(typed);
    },
    leaveTotal: () => setTypedTotal(null),
    /** After an order: the price stays for the next one. */
    clearAmount: () => set({ amount: '' }),
  };
}

export type Ticket = ReturnType<typeof useTicket>;
