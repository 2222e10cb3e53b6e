import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '../../../data/client.ts';
import { TIME_MS } from '../../../domain/constants.ts';
import { type SpotTicketForm, spotTicketForm } from '../../../domain/forms/spot-ticket.ts';
import { fixedTo } from '../../../domain/money.ts';
import { useFormValues } from '../../../parts/form/useFormField.ts';
import { useSchemaForm } from '../../../parts/form/useSchemaForm.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { balanceQuery } from '../../../parts/wallet/queries.ts';
import { latestQuote } from '../../../state/live/quotes.ts';
import type { Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { totalDecimals } from '../shared/total.ts';
import { amountAt, amountFor, fundsRule, momentOf, percentOf, type TicketRules, totalOf } from './ticket.ts';
import { useBegunPrice } from './useBegunPrice.ts';
import { useBookSnapshot } from './useBookSnapshot.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { useTicketWords } from './useTicketWords.ts';

const rulesOf = (pair: Pair): TicketRules => ({
  pair: pair.label,
  base: pair.currency_name,
  quote: pair.legal_name,
  priceDecimals: pair.priceDecimals,
  amountDecimals: pair.amountDecimals,
  minAmount: pair.min_amount ?? '0',
  minValue: pair.min_value ?? '0',
  feeRate: pair.coin_trade_fee ?? '0',
});

/** The ticket of one pair: its form, and what the order that stands in it would do. */
export function useTicket(pair: Pair, side: SpotTicketForm['side']) {
  const client = useClient();
  const isSignedIn = useIsSignedIn();
  const quote = useQuery(balanceQuery(pair.legal_id, 'change', isSignedIn));
  const base = useQuery(balanceQuery(pair.currency_id, 'change', isSignedIn));
  const book = useBookSnapshot(pair.symbol);
  const rules = rulesOf(pair);
  const funds = { quote: quote.data?.available ?? '0', base: base.data?.available ?? '0' };
  const errorText = useErrorText();
  const t = useLateT('spot');
  const [sent, setSent] = useState<SpotTicketForm | null>(null);
  const placedAt = useRef(Number.NEGATIVE_INFINITY);
  const { place, busy } = usePlaceOrder(pair, (error) => {
    const isAtField =
      error.field === 'amount' ||
      (error.field === 'price' && form.value('type') === 'limit') ||
      (error.field === 'stop' && form.value('kind') === 'stop');
    form.refuse(isAtField ? error.field : 'root', () => (error.isUnclear ? t('placed.unclear') : errorText(error)));
  });
  const told = latestQuote(client, pair.symbol)?.price;
  const last = told ?? pair.now_price;
  const form = useSchemaForm({
    schema: spotTicketForm(
      rules,
      (asked) => momentOf(asked, last, book, rules.priceDecimals),
      fundsRule(rules, funds, book),
    ),
    start: { side, type: 'limit', kind: '', stop: '', price: last, amount: '', total: '' },
    words: useTicketWords(rules),
    send: async (asked) => {
      setSent(asked);
      if (!(await place(asked, rules, book))) return;
      placedAt.current = performance.now();
      // The price stays for the next order, and so does what was typed while this one was on its way.
      const isAsSent =
        form.value('amount') === asked.amount && (form.value('total') === '' || form.value('total') === asked.total);
      if (isAsSent) form.set({ amount: '', total: '' });
    },
  });
  useBegunPrice(form, pair.symbol, last, told);
  const order = useFormValues(form);
  const total = totalOf(order, book);
  const share = percentOf(order, rules, funds, book);
  const set = (change: Partial<SpotTicketForm>) => form.set({ ...change, total: '' });
  return {
    form,
    order,
    rules,
    book,
    funds,
    /** The order that is on its way; while the question stands it is not. */
    sent: busy ? sent : null,
    /** Sends what stands in the form. The second tap of a finger that has just placed an order sends nothing, and asks for no amount. */
    submit: () => {
      if (performance.now() - placedAt.current >= TIME_MS.throttle) form.submit();
    },
    isFundsKnown: quote.data !== undefined && base.data !== undefined,
    /** Of the funds, in whole percents. */
    share,
    /** What was typed as the total does not pay for the least amount. */
    isTooLittle: order.amount === '0' && order.total !== '',
    /** What the order is worth, for the field of the total. */
    total: total === null ? '' : fixedTo(total, totalDecimals(rules)),
    set,
    setPercent: (percent: number) => set({ amount: percent === 0 ? '' : amountAt(percent, order, rules, funds, book) }),
    /** The amount that a typed total pays for is cut to whole steps, and so may be worth less than the total. */
    payFor: (typed: string) => form.set({ amount: typed === '' ? '' : amountFor(typed, order, rules, book) }),
  };
}

export type Ticket = ReturnType<typeof useTicket>;
