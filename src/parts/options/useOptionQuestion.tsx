import { AmountText } from '#kit/AmountText';
import type { ConfirmOptions } from '#kit/feedback';
import { formatAmount } from '../../domain/number.ts';
import type { OptionDirection } from '../../domain/options.ts';
import type { Pair } from '../../state/pairs.ts';
import { CONFIRM_KEYS } from '../../state/preferences.ts';
import { useLateT } from '../useLateT.ts';
import { STAKE_SCALE } from './option.ts';

/** An option that is about to be taken. */
interface AskedOption {
  readonly direction: OptionDirection;
  readonly seconds: number;
  readonly coin: string;
  readonly stake: string;
  readonly payout: string;
}

/** The question before an option, which can be switched off: what is put in, what may come back. */
export function useOptionQuestion(pair: Pair): (asked: AskedOption) => ConfirmOptions {
  const t = useLateT('options');
  return ({ direction, seconds, coin, stake, payout }) => ({
    title: t(`confirm.title.${direction}`, { amount: formatAmount(stake, STAKE_SCALE, { trim: true }), coin }),
    facts: [
      { label: pair.label, value: t(`sideFor.${direction}`, { duration: seconds }) },
      { label: t('confirm.receive'), value: <AmountText value={payout} scale={STAKE_SCALE} unit={coin} /> },
      { label: t('confirm.lose'), value: <AmountText value={stake} scale={STAKE_SCALE} unit={coin} /> },
    ],
    confirmLabel: t(`ticket.buy.${direction}`, { amount: formatAmount(stake, STAKE_SCALE, { trim: true }), coin }),
    cancelLabel: t('confirm.keep'),
    side: direction === 'up' ? 'buy' : 'sell',
    doNotAskAgain: { key: CONFIRM_KEYS.optionOrder, label: t('confirm.doNotAsk') },
  });
}
