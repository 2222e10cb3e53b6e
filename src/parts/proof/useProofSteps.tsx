import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { PriceText } from '#kit/PriceText';
import type { StepState, TimelineStep } from '#kit/StatusTimeline';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { sub } from '../../domain/money.ts';
import { formatAmount, formatPrice, formatRate } from '../../domain/number.ts';
import type { OptionProof, Verdict } from '../../domain/option-proof.ts';
import { formatExactTime } from '../../domain/time.ts';
import { acceptedAtOf, dueAtOf, endOf, STAKE_SCALE } from '../options/option.ts';
import { useFaultStep } from './fault-step.ts';

const STATE: Readonly<Record<Verdict, StepState>> = { holds: 'done', fails: 'failed', unchecked: 'waiting' };

/** What was checked, one thing after the other, each with its numbers. */
export function useProofSteps(order: OptionOrder, decimals: number, proof: OptionProof): TimelineStep[] {
  const { t } = useTranslation('proof');
  const fault = useFaultStep(proof.fault);
  const { open_price: open, end_price: close, number: stake, profit_ratio: ratio, currency_name: coin } = order;
  const price = (value: string | null) => <PriceText value={value} decimals={decimals} />;
  /** What decides is the first tick at or after it. */
  const say = (key: 'firstAt' | 'notFirst', at: number) => t(key, { time: formatExactTime(at) });
  const tickStep = (name: 'open' | 'end', seq: number | null | undefined, at: number, value: string | null) => {
    const notes = { holds: say('firstAt', at), fails: say('notFirst', at), unchecked: t('untrusted') };
    const state = STATE[proof[name]];
    return {
      key: name,
      title: t(name, { seq: String(seq ?? '') }),
      state,
      time: price(value),
      note: notes[proof[name]],
    };
  };
  const end = endOf(order);
  const moved = end === 'won' || end === 'lost' ? end : 'drawn';
  const sum = {
    won: t('payout.formula', { stake: formatAmount(stake, STAKE_SCALE), rate: formatRate(ratio, 0) }),
    drawn: t('payout.stakeBack'),
    lost: t('payout.nothing'),
  }[moved];
  const change = open !== null && close !== null ? sub(close, open) : null;
  const compared = t('outcome.compare', { open: formatPrice(open, decimals), close: formatPrice(close, decimals) });
  return [
    tickStep('open', order.open_tick, acceptedAtOf(order), open),
    ...fault,
    tickStep('end', order.end_tick, dueAtOf(order), close),
    {
      key: 'outcome',
      title: t(`outcome.${proof.outcome === 'holds' ? moved : proof.outcome}`),
      state: STATE[proof.outcome],
      time: <AmountText signed value={change} scale={decimals} />,
      note: compared,
    },
    {
      key: 'payout',
      title: t(`payout.${proof.payout}`),
      state: STATE[proof.payout],
      time: <AmountText value={order.payout} scale={STAKE_SCALE} unit={coin} />,
      note: proof.payout === 'unchecked' ? t('payout.kept') : sum,
    },
  ];
}
