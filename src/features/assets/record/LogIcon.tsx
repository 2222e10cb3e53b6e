import type { ReactNode } from 'react';
import {
  ArrowClockwiseIcon,
  ArrowDownRightIcon,
  ArrowUpRightIcon,
  ArrowUUpLeftIcon,
  ClockCounterClockwiseIcon,
  FlaskIcon,
  MoonIcon,
  PercentIcon,
  SnowflakeIcon,
  SwapIcon,
  WarningIcon,
} from '#kit/icons';
import type { AccountLog } from '../../../contract/rows/ledger.ts';
import { LOG_TYPE, TRANSFER_TYPES } from '../../../domain/log-types.ts';
import { directionOf } from '../../../domain/number.ts';

const ICONS: Readonly<Record<number, ReactNode>> = {
  [LOG_TYPE.demoGrant]: <FlaskIcon size={16} />,
  [LOG_TYPE.demoReset]: <ArrowClockwiseIcon size={16} />,
  [LOG_TYPE.spotFreeze]: <SnowflakeIcon size={16} />,
  [LOG_TYPE.spotRelease]: <ArrowUUpLeftIcon size={16} />,
  [LOG_TYPE.spotFee]: <PercentIcon size={16} />,
  [LOG_TYPE.futuresHold]: <SnowflakeIcon size={16} />,
  [LOG_TYPE.futuresRelease]: <ArrowUUpLeftIcon size={16} />,
  [LOG_TYPE.futuresFee]: <PercentIcon size={16} />,
  [LOG_TYPE.futuresProfit]: <ArrowUpRightIcon size={16} />,
  [LOG_TYPE.futuresLoss]: <ArrowDownRightIcon size={16} />,
  [LOG_TYPE.futuresOvernight]: <MoonIcon size={16} />,
  [LOG_TYPE.futuresLiquidation]: <WarningIcon size={16} />,
  [LOG_TYPE.optionHold]: <SnowflakeIcon size={16} />,
  [LOG_TYPE.optionRelease]: <ArrowUUpLeftIcon size={16} />,
  [LOG_TYPE.optionWin]: <ArrowUpRightIcon size={16} />,
  [LOG_TYPE.optionLoss]: <ArrowDownRightIcon size={16} />,
};

/** What kind of movement a row of the history is, a trade by which way it went; a kind of another server is a movement. */
export function LogIcon({ type, value }: Pick<AccountLog, 'type' | 'value'>) {
  if (type === LOG_TYPE.spotTrade)
    return directionOf(value) === 'down' ? <ArrowDownRightIcon size={16} /> : <ArrowUpRightIcon size={16} />;
  const isTransfer = type >= TRANSFER_TYPES.first && type <= TRANSFER_TYPES.last;
  return ICONS[type] ?? (isTransfer ? <SwapIcon size={16} /> : <ClockCounterClockwiseIcon size={16} />);
}
