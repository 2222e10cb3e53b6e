import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { PriceText } from '#kit/PriceText';
import type { StepState, TimelineStep } from '#kit/StatusTimeline';
import { COIN_SCALE } from '../../domain/constants.ts';
import type { FuturesProof, TickReason, TickVerdict } from '../../domain/futures-proof.ts';
import { formatAmount, formatPrice } from '../../domain/number.ts';
import { formatExactTime } from '../../domain/time.ts';
import { exitOf, MONEY_SCALE, sideOf } from '../futures/position.ts';
import { useFaultStep } from './fault-step.ts';
import type { CheckedPosition } from './published-position.ts';

const STATE: Readonly<Record<TickVerdict, StepState>> = {
  holds: 'done',
  alone: 'done',
  fails: 'failed',
  unchecked: 'waiting',
};
/** What was checked of a position, one thing after the other, each with its numbers. */
export function usePositionSteps({ row, proof }: CheckedPosition, decimals: number): TimelineStep[] {
  const { t } = useTranslation('proof');
  const fault = useFaultStep(proof.fault);
  const broken = proof.fault && t(`breaks.${proof.fault.kind}`);
  const price = (value: string | null | undefined) => <PriceText value={value ?? null} decimals={decimals} />;
  const open: TimelineStep = {
    key: 'open',
    title: t('position.open', { seq: String(row.open_tick ?? '') }),
    state: STATE[proof.open],
    time: price(row.price),
    note: noteOf(proof.open, {
      unchecked: t('untrusted'),
      alone: t('position.alone'),
      holds:
        row.order_kind === 'limit'
          ? t('position.crossed', { price: formatPrice(row.origin_price, decimals) })
          : t('firstAt', { time: formatExactTime(row.placed_at ?? 0) }),
      fails:
        broken ??
        (row.order_kind === 'limit'
          ? t('position.notCrossed', { price: formatPrice(row.origin_price, decimals) })
          : t('notFirst', { time: formatExactTime(row.placed_at ?? 0) })),
    }),
  };
  return [open, ...fault, ...useEndSteps(row, proof, decimals)];
}

const noteOf = (verdict: TickVerdict, notes: Readonly<Record<TickVerdict, string>>): string => notes[verdict];

/** How it ended, at which price, and what that comes to. */
function useEndSteps(row: CheckedPosition['row'], proof: FuturesProof, decimals: number): TimelineStep[] {
  const { t } = useTranslation('proof');
  const { cause, close, profit, looked, account, computed } = proof;
  const broken = proof.fault && t(`breaks.${proof.fault.kind}`);
  if (cause === null || close === null || profit === null) return [];
  const reason = (row.reason ?? 'asked') as TickReason;
  const seq = String(row.close_tick ?? '');
  const level = exitOf(reason === 'takeProfit' ? row.target_profit_price : row.stop_loss_price) ?? '0';
  const on = t(row.exit_on === 'last' ? 'position.onLast' : 'position.onMark');
  const judged = account
    ? t('position.account', {
        money: formatAmount(row.account?.money ?? '0', MONEY_SCALE),
        worth: formatAmount(account.worth, MONEY_SCALE),
        kept: formatAmount(account.kept, MONEY_SCALE),
      })
    : t('position.noAccount');
  const holds = {
    asked: t('firstAt', { time: formatExactTime(row.asked_at ?? 0) }),
    takeProfit: t('position.reached', {
      on,
      price: formatPrice(row.trigger_price, decimals),
      level: formatPrice(level, decimals),
      count: looked,
    }),
    stopLoss: t('position.reached', {
      on,
      price: formatPrice(row.trigger_price, decimals),
      level: formatPrice(level, decimals),
      count: looked,
    }),
    liquidated: judged,
  }[reason];
  const fails = {
    asked: t('notFirst', { time: formatExactTime(row.asked_at ?? 0) }),
    takeProfit: t('position.notReached', { level: formatPrice(level, decimals) }),
    stopLoss: t('position.notReached', { level: formatPrice(level, decimals) }),
    liquidated: judged,
  }[reason];
  const [from, to] = sideOf(row) === 'long' ? [row.price, row.update_price] : [row.update_price, row.price];
  return [
    {
      key: 'cause',
      title: t(`position.cause.${reason}`, { seq }),
      state: STATE[cause],
      time: <PriceText value={row.trigger_price ?? null} decimals={decimals} />,
      note: noteOf(cause, { unchecked: t('untrusted'), alone: t('position.alone'), holds, fails: broken ?? fails }),
    },
    {
      key: 'close',
      title: t(`position.close.${close}`),
      state: STATE[close],
      time: <PriceText value={row.update_price} decimals={decimals} />,
      note: t('position.index', { seq }),
    },
    {
      key: 'profit',
      title: t(`position.profit.${profit}`),
      state: STATE[profit],
      time: <AmountText signed value={row.fact_profits} scale={MONEY_SCALE} unit={row.coin} />,
      note:
        profit === 'unchecked'
          ? t('payout.kept')
          : t('position.formula', {
              first: formatPrice(to, decimals),
              second: formatPrice(from, decimals),
              size: formatAmount(row.number, COIN_SCALE, { trim: true }),
              profit: formatAmount(computed?.profit ?? '0', MONEY_SCALE),
            }),
    },
  ];
}
