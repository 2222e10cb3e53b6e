import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pair } from '../../state/pairs.ts';
import { latestQuote } from '../../state/quotes.ts';
import { useSession } from '../../state/session.ts';
import { spotBalanceQuery } from './queries.ts';
import { amountAt, amountFor, problemsOf, type TicketForm, type TicketRules, type TicketSide } from './ticket.ts';
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
  const quote = useQuery(spotBalanceQuery(pair.legal_id, isSignedIn));
  const base = useQuery(spotBalanceQuery(pair.currency_id, isSignedIn));
  const book = useBookSnapshot(pair.symbol);
  const rules = rulesOf(pair);
  const funds = { quote: quote.data?.available ?? '0', base: base.data?.available ?? '0' };
  const problems = problemsOf(form, rules, funds, book);
  const set = (change: Partial<TicketForm>) => {
    setTried(false);
    setForm((before) => ({ ...before, ...change }));
  };
  return {
    form,
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
    setTotal: (total: string) => set({ amount: total === '' ? '' : amountFor(total, form, rules, book) }),
    /** After an order: the price stays for the next one. */
    clearAmount: () => set({ amount: '' }),
  };
}

export type Ticket = ReturnType<typeof useTicket>;
