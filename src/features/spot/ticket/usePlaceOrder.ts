import { toast, useConfirm } from '#kit/feedback';
import { ORDER_STATUS, SIDE } from '../../../contract/rows/order.ts';
import type { ReplyOf, RequestOf } from '../../../contract/table.ts';
import type { CallError } from '../../../data/call-error.ts';
import { useClient } from '../../../data/client.ts';
import { useSubmit } from '../../../data/useSubmit.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import type { SpotTicketForm } from '../../../domain/forms/spot-ticket.ts';
import { formatAmount, formatPrice } from '../../../domain/number.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { isStale } from '../../../state/live/freshness.ts';
import { latestQuote } from '../../../state/live/quotes.ts';
import { type Pair, pairIds } from '../../../state/pairs.ts';
import type { TicketBook, TicketRules } from './ticket.ts';
import { useOrderQuestion } from './useOrderQuestion.tsx';
import { asksTwice, orderWarnings } from './warnings.ts';

/** What the order is to do beside waiting in the book, as the call has it (readings H7). */
const optionsOf = ({
  kind,
  stop,
}: SpotTicketForm): Pick<RequestOf<'spot.place'>, 'time_in_force' | 'post_only' | 'stop_price'> => {
  if (kind === 'stop') return { stop_price: stop };
  if (kind === 'postOnly') return { post_only: '1' };
  return kind === '' ? {} : { time_in_force: kind };
};

/** Asks, sends and tells; true where the order was placed. The question may be switched off; a warning is always asked (features.md 10, 18). */
export function usePlaceOrder(pair: Pair, onRefused: (error: CallError) => void) {
  const client = useClient();
  const t = useLateT('spot');
  const confirm = useConfirm();
  const { question, lastQuestion } = useOrderQuestion(pair);

  const tell = (order: ReplyOf<'spot.place'>, asked: RequestOf<'spot.place'>) => {
    const coin = pair.currency_name;
    if (typeof order === 'string' || order.status === ORDER_STATUS.open) {
      const { label } = pair;
      return toast(
        () => t('placed.open', { amount: formatAmount(asked.amount, COIN_SCALE, { trim: true }), coin, pair: label }),
        { icon: 'success' },
      );
    }
    const amount = order.filled_amount ?? order.trade_amount;
    if (order.status === ORDER_STATUS.cancelled)
      return toast(
        () => order.reason || t('placed.partly', { amount: formatAmount(amount, COIN_SCALE, { trim: true }), coin }),
        { icon: 'warning' },
      );
    return toast(
      () =>
        t('placed.filled', {
          amount: formatAmount(amount, COIN_SCALE, { trim: true }),
          coin,
          price: formatPrice(order.avg_price ?? order.trade_price, pair.priceDecimals),
        }),
      { icon: 'success' },
    );
  };
  const { submit, busy } = useSubmit('spot.place', {
    onSuccess: tell,
    onError: onRefused,
  });

  const place = async (order: SpotTicketForm, rules: TicketRules, book: TicketBook): Promise<boolean> => {
    // A stop meets the market where it comes to the book.
    const last = order.kind === 'stop' ? order.stop : (latestQuote(client, pair.symbol)?.price ?? pair.now_price);
    const warnings = orderWarnings(order, book, last);
    if (!(await confirm(() => question(order, rules, book, warnings)))) return false;
    if (asksTwice(order, last, warnings) && !(await confirm(() => lastQuestion(order)))) return false;
    // The button is off at old prices; they may have grown old while the question stood.
    if (isStale(client, pair.symbol)) {
      toast(() => t('placed.stale'), { icon: 'warning' });
      return false;
    }
    return submit({
      ...pairIds(pair),
      type: String(SIDE[order.side]),
      amount: order.amount,
      order_type: order.type,
      ...(order.type === 'limit' && { target_price: order.price, ...optionsOf(order) }),
    });
  };
  return { place, busy };
}
