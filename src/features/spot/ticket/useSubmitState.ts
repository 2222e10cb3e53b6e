import { useTranslation } from 'react-i18next';
import type { ButtonProps } from '#kit/Button';
import { compareDecimal, formatAmount } from '../../../domain/number.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { isClosed, type Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { fundsRule, mayWait } from './ticket.ts';
import type { Ticket } from './useTicket.ts';

export interface SubmitState {
  readonly label: string;
  readonly isOff: boolean;
  /** It waits for prices. */
  readonly isWaiting?: boolean;
  /** It says what is missing, or asks to log in; else it has the colour of its side. */
  readonly look?: ButtonProps['variant'];
}

/** What the order button says, and whether it is off: the reason stands on the button itself (readings G13, G15, G21). While a market is closed it takes what waits for the opening. */
export function useSubmitState(pair: Pair, ticket: Ticket): SubmitState {
  const { order, rules, funds, book } = ticket;
  const { sent } = ticket;
  const { side, amount } = sent ?? order;
  const { t } = useTranslation('spot');
  const isSignedIn = useIsSignedIn();
  const { staleSince } = useFreshness(pair.symbol);
  const asked = t(`submit.${side}Amount`, {
    amount: formatAmount(amount, pair.amountDecimals, { trim: true }),
    coin: pair.currency_name,
  });
  if (sent) return { label: asked, isOff: false, look: side };
  if (!pair.open_coin_trade) return { label: t('submit.reference'), isOff: true };
  if (isClosed(pair) && !mayWait(order)) return { label: t('submit.closed'), isOff: true };
  if (!isSignedIn) return { label: t('submit.login'), isOff: false, look: 'primary' };
  if (staleSince !== null) return { label: t('submit.stale'), isOff: true, isWaiting: true };
  if (ticket.isTooLittle) return { label: t('submit.tooLittle'), isOff: false, look: 'secondary' };
  if (!(compareDecimal(amount, '0') > 0)) return { label: t('error.amountRequired'), isOff: false, look: 'secondary' };
  if (order.type === 'limit' && !(compareDecimal(order.price, '0') > 0))
    return { label: t('error.priceRequired'), isOff: false, look: 'secondary' };
  const isCounted = ticket.isFundsKnown && ticket.total !== '';
  const tooMuch = isCounted ? fundsRule(rules, funds, book)(order) : null;
  if (tooMuch)
    return { label: t('error.balanceHidden', { coin: tooMuch.values?.coin }), isOff: false, look: 'secondary' };
  return { label: asked, isOff: false };
}
