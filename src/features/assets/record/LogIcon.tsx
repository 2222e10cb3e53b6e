import type { ReactNode } from 'react';
import {
  ArrowClockwiseIcon,
  ArrowLineDownIcon,
  ArrowsLeftRightIcon,
  ArrowUUpLeftIcon,
  ClockCounterClockwiseIcon,
  PercentIcon,
  SnowflakeIcon,
  SwapIcon,
} from '#kit/icons';
import { LOG_TYPE, TRANSFER_TYPES } from '../../../domain/log-types.ts';

const ICONS: Readonly<Record<number, ReactNode>> = {
  [LOG_TYPE.demoGrant]: <ArrowLineDownIcon size={16} />,
  [LOG_TYPE.demoReset]: <ArrowClockwiseIcon size={16} />,
  [LOG_TYPE.spotFreeze]: <SnowflakeIcon size={16} />,
  [LOG_TYPE.spotRelease]: <ArrowUUpLeftIcon size={16} />,
  [LOG_TYPE.spotTrade]: <ArrowsLeftRightIcon size={16} />,
  [LOG_TYPE.spotFee]: <PercentIcon size={16} />,
};

/** What kind of movement a row of the history is; a kind of another server is a movement. */
export function LogIcon({ type }: { readonly type: number }) {
  const isTransfer = type >= TRANSFER_TYPES.first && type <= TRANSFER_TYPES.last;
  return ICONS[type] ?? (isTransfer ? <SwapIcon size={16} /> : <ClockCounterClockwiseIcon size={16} />);
}
