import { APP_EVENTS } from '../../../contract/channels.ts';
import { OPTION_STATUS } from '../../../contract/codes.ts';
import { OPTION_DIRECTION, OPTION_RESULT, type OptionOrderWire } from '../../../contract/rows/option.ts';
import { type Fraction, toPercent } from '../../../domain/fraction.ts';
import type { OptionDirection } from '../../../domain/options.ts';
import type { Say } from '../../calls/handler.ts';
import { Money } from '../../ledger/decimal.ts';
import { wireTime } from '../../platform/wire-time.ts';
import type { OptionOrder } from './order.ts';
import type { OwnLimits } from './own-limits.ts';
import { STAKE, TERMS } from './terms.ts';

/** The name of an option that has ended on the app socket. */
export const CLOSED_EVENT = APP_EVENTS.optionClosed;

/** The direction of a code that a caller sent. */
export const directionOf = (code: number): OptionDirection => (code === OPTION_DIRECTION.up ? 'up' : 'down');

const RESULT: Readonly<Record<OptionOrder['state'], number>> = { ...OPTION_RESULT, open: 0, returned: 0 };

const percentOf = (ratio: string): string => toPercent(ratio as Fraction);

/** An option as on the wire at a moment, unix ms, in the reader's language. */
export function optionToWire(order: OptionOrder, now: number, say: Say): OptionOrderWire {
  const { id, userId, state, stake, payout, dueAt, closedAt } = order;
  const status = state !== 'open' ? 'closed' : now < dueAt ? 'open' : 'settling';
  const ended = closedAt === null ? '' : wireTime(closedAt);
  return {
    id,
    user_id: userId,
    match_id: order.instrumentId,
    currency_id: order.coin,
    type: OPTION_DIRECTION[order.direction],
    is_insurance: 0,
    seconds: order.seconds,
    number: stake,
    open_price: order.openPrice,
    end_price: order.endPrice,
    fee: '0',
    profit_ratio: percentOf(order.ratio),
    fact_profits: payout === null ? '0' : new Money(payout).minus(stake).toFixed(),
    status: OPTION_STATUS[status],
    profit_result: RESULT[state],
    created_at: wireTime(order.placedAt),
    updated_at: ended || wireTime(order.placedAt),
    handled_at: ended,
    complete_at: ended,
    currency_name: order.coinName,
    symbol_name: order.pair,
    account: String(userId),
    type_name: say(`option.direction.${order.direction}`),
    status_name: say(`option.status.${status}`),
    profit_result_name: state === 'open' ? '' : say(`option.result.${state}`),
    show_micro_id: String(id),
    remain_milli_seconds: status === 'open' ? dueAt - now : 0,
    open_tick: order.openSeq,
    open_at: order.openAt,
    end_tick: order.endSeq,
    end_at: order.endAt,
    due_at: dueAt,
    payout: payout ?? '0',
    coin: order.coinName,
  };
}

/** The terms as on the wire: they come with a release. */
export const termsToWire = () =>
  TERMS.map(({ id, seconds, ratio }) => ({
    id,
    seconds,
    status: 1,
    profit_ratio: percentOf(ratio),
    min_amount: STAKE.min,
    max_amount: STAKE.max,
    created_at: '',
    updated_at: '',
  }));

export const limitsToWire = ({ dailyLoss, lostToday, atStake, next, pausedUntil }: OwnLimits) => ({
  daily_loss: dailyLoss ?? '0',
  lost_today: lostToday,
  at_stake: atStake,
  next_daily_loss: next?.dailyLoss ?? '0',
  next_at: next?.at ?? 0,
  paused_until: pausedUntil ?? 0,
});
