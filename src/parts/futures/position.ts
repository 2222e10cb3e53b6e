import { POSITION_STATUS, POSITION_TYPE, type Position } from '../../contract/rows/position.ts';
import type { FuturesDirection } from '../../domain/futures/amounts.ts';
import type { TickReason } from '../../domain/futures-proof.ts';
import { div, mul } from '../../domain/money.ts';

/** "btcusdt": key of quotes and ticks. */
export const symbolOf = ({ symbol }: Pick<Position, 'symbol'>): string => symbol.replace('/', '').toLowerCase();

/** Decimals of margins, fees and profits, for the eye. */
export const MONEY_SCALE = 2;

export const sideOf = ({ type }: Pick<Position, 'type'>): FuturesDirection =>
  type === POSITION_TYPE.short ? 'short' : 'long';

/** The tone of a side in parts of the kit that know buying and selling alone. */
export const TONE_OF = { long: 'buy', short: 'sell' } as const satisfies Record<FuturesDirection, 'buy' | 'sell'>;

export const isEntrust = ({ status }: Pick<Position, 'status'>): boolean => status === POSITION_STATUS.entrust;
export const isClosing = ({ status }: Pick<Position, 'status'>): boolean => status === POSITION_STATUS.closing;

/** Open, also while it is being closed. */
export const isOpen = (position: Pick<Position, 'status'>): boolean =>
  position.status === POSITION_STATUS.open || isClosing(position);

/** At the market, and waiting for the first tick that opens it: nothing to cancel. */
export const isOpening = (position: Pick<Position, 'status' | 'order_kind'>): boolean =>
  isEntrust(position) && position.order_kind === 'market';

/** A level of an exit; null where there is none. */
export const exitOf = (level: string): string | null => (Number(level) > 0 ? level : null);

/** Profit or loss in percent of the margin that was put up. */
export const returnOf = (profit: string, margin: string): string | null => {
  const share = div(profit, margin);
  return share === null ? null : mul(share, '100');
};

const TICK_REASONS: readonly string[] = ['asked', 'takeProfit', 'stopLoss', 'liquidated'] satisfies TickReason[];

/** Whether ticks alone decided how it ended, so that anybody can check it. */
export const isTickEnded = ({ status, reason, close_tick }: Pick<Position, 'status' | 'reason' | 'close_tick'>) =>
  status === POSITION_STATUS.closed && Boolean(close_tick) && TICK_REASONS.includes(reason ?? '');
