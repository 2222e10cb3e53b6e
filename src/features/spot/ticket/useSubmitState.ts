import { useTranslation } from 'react-i18next';
import type { SpotOrderForm } from '../../../domain/forms/spot-order.ts';
import { compareDecimal, formatAmount } from '../../../domain/number.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import type { Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';

export interface SubmitState {
  readonly label: string;
  readonly isOff: boolean;
  /** It waits for prices. */
  readonly isWaiting?: boolean;
  /** It says what is missing. */
  readonly isQuiet?: boolean;
}

/** What the order button says, and whether it is off: the reason stands on the button itself (readings G13, G15, G21). */
export function useSubmitState(pair: Pair, { side, amount }: SpotOrderForm): SubmitState {
  const { t } = useTranslation('spot');
  const isSignedIn = useIsSignedIn();
  const { staleSince } = useFreshness(pair.symbol);
  if (!pair.open_coin_trade) return { label: t('submit.reference'), isOff: true };
  if (pair.session?.is_open === false) return { label: t('submit.closed'), isOff: true };
  if (!isSignedIn) return { label: t('submit.login'), isOff: false };
  if (staleSince !== null) return { label: t('submit.stale'), isOff: true, isWaiting: true };
  if (!(compareDecimal(amount, '0') > 0)) return { label: t('error.amountRequired'), isOff: false, isQuiet: true };
  const figure = formatAmount(amount, pair.amountDecimals, { trim: true });
  return { label: t(`submit.${side}Amount`, { amount: figure, coin: pair.currency_name }), isOff: false };
}
