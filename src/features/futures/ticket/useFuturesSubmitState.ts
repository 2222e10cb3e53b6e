import { useTranslation } from 'react-i18next';
import type { ButtonProps } from '#kit/Button';
import { formatAmount } from '../../../domain/number.ts';
import { isLess } from '../../../domain/scaled.ts';
import { MONEY_SCALE } from '../../../parts/futures/position.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { isClosed, type Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import type { FuturesTicket } from './useFuturesTicket.ts';

interface SubmitState {
  readonly label: string;
  readonly isOff?: boolean;
  /** It waits for prices. */
  readonly isWaiting?: boolean;
  /** It says what is missing, or asks to log in; else it has the colour of its side. */
  readonly look?: ButtonProps['variant'];
}

/** What the order button says, and whether it is off: the reason stands on the button itself (readings G13, G15, G21). */
export function useFuturesSubmitState(pair: Pair, { order, estimate, available }: FuturesTicket): SubmitState {
  const { t } = useTranslation('futures');
  const isSignedIn = useIsSignedIn();
  const { staleSince } = useFreshness(pair.symbol);
  if (isClosed(pair)) return { label: t('close.closed'), isOff: true };
  if (!isSignedIn) return { label: t('submit.login'), look: 'primary' };
  if (staleSince !== null) return { label: t('close.stale'), isOff: true, isWaiting: true };
  if (order.limit === '0') return { label: t('error.priceRequired'), look: 'secondary' };
  if (!estimate) return { label: t('error.lotsRequired'), look: 'secondary' };
  if (available !== null && isLess(available, estimate.cost))
    return { label: t('error.balanceHidden', { coin: pair.legal_name }), look: 'secondary' };
  return {
    label: t(`submit.${order.direction}`, {
      count: Number(order.lots),
      cost: formatAmount(estimate.cost, MONEY_SCALE),
      coin: pair.legal_name,
    }),
  };
}
