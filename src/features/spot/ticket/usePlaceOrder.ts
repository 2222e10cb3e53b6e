import { useQueryClient } from '@tanstack/react-query';
import { toast, useConfirm } from '#kit/feedback';
import { ORDER_STATUS, SIDE } from '../../../contract/rows/order.ts';
import type { ReplyOf } from '../../../contract/table.ts';
import { useSubmit } from '../../../data/useSubmit.ts';
import { formatAmount, formatPrice } from '../../../domain/number.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import { isStale } from '../../../state/live/freshness.ts';
import type { Pair } from '../../../state/pairs.ts';
import { latestQuote } from '../../../state/quotes.ts';
import { useOrderQuestion } from './useOrderQuestion.ts';
import type { Ticket } from './useTicket.ts';
import { orderWarnings } from './warnings.ts';

const SCALE = 8;

/** Checks, asks, sends and tells. The question may be switched off; a warning is always asked (features.md 10, 18). */
export function usePlaceOrder(pair: Pair, ticket: Ticket) {
  const t = useLateT('spot');
  const client = useQueryClient();
  const requireLogin = useRequireLogin();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const question = useOrderQuestion(pair);

  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['wallet.detail'] });
    void client.invalidateQueries({ queryKey: ['wallet.list'] });
    void client.invalidateQueries({ queryKey: ['spot.orders'] });
  };
  const tell = (order: ReplyOf<'spot.place'>) => {
    if (typeof order === 'string' || order.status === ORDER_STATUS.open)
      return toast(() => t('placed.open'), { icon: 'success' });
    const amount = formatAmount(order.filled_amount ?? order.trade_amount, SCALE, { trim: true });
    const coin = pair.currency_name;
    if (order.status === ORDER_STATUS.cancelled)
      return toast(() => order.reason || t('placed.partly', { amount, coin }), { icon: 'warning' });
    return toast(
      () =>
        t('placed.filled', {
          amount,
          coin,
          price: formatPrice(order.avg_price ?? order.trade_price, pair.priceDecimals),
        }),
      { icon: 'success' },
    );
  };
  const { submit, busy } = useSubmit('spot.place', {
    onSuccess: (order) => {
      tell(order);
      ticket.clearAmount();
      refresh();
    },
    onError: (error) => {
      toast(() => errorText(error), { icon: 'error' });
      refresh();
    },
  });

  async function place(): Promise<void> {
    if (!requireLogin()) return;
    if (!ticket.check()) return;
    const { form, book } = ticket;
    const warnings = orderWarnings(form, book, latestQuote(pair.symbol)?.price ?? pair.now_price);
    if (!(await confirm(() => question(ticket, warnings)))) return;
    // The button is off at old prices; they may have grown old while the question stood.
    if (isStale(pair.symbol)) {
      toast(() => t('placed.stale'), { icon: 'warning' });
      return;
    }
    await submit({
      currency_id: pair.currency_id,
      legal_id: pair.legal_id,
      type: String(SIDE[form.side]),
      amount: form.amount,
      order_type: form.type,
      ...(form.type === 'limit' && { target_price: form.price }),
    });
  }
  return { place, busy };
}
