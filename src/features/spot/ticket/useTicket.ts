import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../data/client.ts';
import { type SpotOrderForm, spotTicketForm } from '../../../domain/forms/spot-order.ts';
import { fixedTo } from '../../../domain/money.ts';
import { useFormValues } from '../../../parts/form/useFormField.ts';
import { useSchemaForm } from '../../../parts/form/useSchemaForm.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { balanceQuery } from '../../../parts/wallet/queries.ts';
import { latestQuote } from '../../../state/live/quotes.ts';
import type { Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { totalDecimals } from '../shared/total.ts';
import { amountAt, amountFor, fundsRule, momentOf, type TicketRules, totalOf } from './ticket.ts';
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
export function useTicket(pair: Pair, side: SpotOrderForm['side']) {
  const client = useClient();
  const isSignedIn = useIsSignedIn();
  const quote = useQuery(balanceQuery(pair.legal_id, 'change', isSignedIn));
  const base = useQuery(balanceQuery(pair.currency_id, 'change', isSignedIn));
  const book = useBookSnapshot(pair.symbol);
  const rules = rulesOf(pair);
  const funds = { quote: quote.data?.available ?? '0', base: base.data?.available ?? '0' };
  const errorText = useErrorText();
  const { place, busy } = usePlaceOrder(pair, (error) => {
    const isAtField = error.field === 'amount' || (error.field === 'price' && form.value('type') === 'limit');
    form.refuse(isAtField ? error.field : 'root', () => errorText(error));
  });
  const last = latestQuote(client, pair.symbol)?.price ?? pair.now_price;
  const form = useSchemaForm({
    schema: spotTicketForm(
      rules,
      (asked) => momentOf(asked, last, book, rules.priceDecimals),
      fundsRule(rules, funds, book),
    ),
    start: { side, type: 'limit', price: last, amount: '', total: '' },
    words: useTicketWords(),
    // The price stays for the next order.
    send: async (asked) => {
      if (await place(asked, rules, book)) form.set({ amount: '' });
    },
  });
  const order = useFormValues(form);
  const total = totalOf(order, book);
  const set = (change: Partial<SpotOrderForm>) => form.set({ ...change, total: '' });
  return {
    form,
    order,
    rules,
    book,
    funds,
    /** The order is on its way; while the question stands it is not. */
    busy,
    isFundsKnown: quote.data !== undefined && base.data !== undefined,
    /** What the order is worth, for the field of the total. */
    total: total === null ? '' : fixedTo(total, totalDecimals(rules)),
    set,
    setPercent: (percent: number) => set({ amount: percent === 0 ? '' : amountAt(percent, order, rules, funds, book) }),
    /** The amount that a typed total pays for is cut to whole steps, and so may be worth less than the total. */
    payFor: (typed: string) => form.set({ amount: typed === '' ? '' : amountFor(typed, order, rules, book) }),
  };
}

export type Ticket = ReturnType<typeof useTicket>;
