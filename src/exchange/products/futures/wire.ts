import {
  type EndedWire,
  FUTURES_EVENTS,
  POSITION_STATUS,
  POSITION_TYPE,
  type PositionWire,
} from '../../../contract/rows/position.ts';
import { type Fraction, toPercent } from '../../../domain/fraction.ts';
import type { FuturesDirection } from '../../../domain/futures/amounts.ts';
import type { FuturesTerms } from '../../../domain/futures/terms.ts';
import type { EndedAccount } from '../../../domain/futures-proof.ts';
import { plus } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { flag } from '../../calls/flag.ts';
import type { Say } from '../../calls/handler.ts';
import type { MarketData } from '../../market-data/port.ts';
import { wireTime } from '../../platform/wire-time.ts';
import { pairOf } from './check.ts';
import type { AccountFigures, PositionFigures } from './figures.ts';
import { type FuturesPosition, isOpen, sizeOfPosition } from './position.ts';

/** The names of its events on the app socket. */
export const EVENT = {
  account: FUTURES_EVENTS.account.event,
  closed: FUTURES_EVENTS.closed.event,
  position: FUTURES_EVENTS.position.event,
} as const;

const STATUS: Readonly<Record<FuturesPosition['state'], number>> = {
  waiting: POSITION_STATUS.entrust,
  open: POSITION_STATUS.open,
  closing: POSITION_STATUS.closing,
  closed: POSITION_STATUS.closed,
  cancelled: POSITION_STATUS.cancelled,
};

/** The direction of a code that a caller sent. */
export const directionOf = (code: number): FuturesDirection => (code === POSITION_TYPE.long ? 'long' : 'short');

/** The states of a status that a caller asked for. */
export const statesOf = (status: number): FuturesPosition['state'][] =>
  (Object.keys(STATUS) as FuturesPosition['state'][]).filter((state) => STATUS[state] === status);

const timeOf = (moment: number | null): string => (moment === null ? '' : wireTime(moment));

/** A position as on the wire, with what it stands at where it is open, in the reader's language. */
export function positionToWire(
  { instruments }: Pick<MarketData, 'instruments'>,
  position: FuturesPosition,
  say: Say,
  figures?: PositionFigures,
): PositionWire {
  const { id, state, reason, takeProfit, stopLoss } = position;
  const instrument = instruments.find((one) => one.id === position.instrumentId);
  const ended = timeOf(position.closedAt);
  return {
    id,
    type: POSITION_TYPE[position.direction],
    user_id: position.userId,
    currency: instrument?.base.id ?? 0,
    legal: instrument?.quote.id ?? position.coin,
    symbol: instrument ? pairOf(instrument) : '',
    origin_price: position.reference,
    price: position.openPrice ?? '0',
    update_price: position.closePrice ?? figures?.mark ?? position.openPrice ?? position.reference,
    target_profit_price: takeProfit ?? '0',
    stop_loss_price: stopLoss ?? '0',
    share: String(position.lots),
    number: sizeOfPosition(position),
    multiple: position.multiple,
    origin_caution_money: position.openMargin,
    caution_money: position.margin,
    fact_profits: position.profit ?? '0',
    profits: isOpen(position) ? (figures?.profit ?? '0') : '0',
    trade_fee: position.fee,
    overnight: toPercent(position.overnightRate),
    overnight_money: position.overnight,
    status: STATUS[state],
    status_name: say(`position.status.${state}`),
    type_name: say(`position.direction.${position.direction}`),
    settled: flag(state === 'closed'),
    order_type: 1,
    follow_user_id: 0,
    follow_order_id: 0,
    create_time: wireTime(position.placedAt),
    transaction_time: timeOf(position.openAt),
    update_time: ended || timeOf(position.openAt) || wireTime(position.placedAt),
    handle_time: ended,
    complete_time: ended,
    time: wireTime(position.placedAt),
    show_lever_id: String(id),
    match_id: position.instrumentId,
    open_share: position.openLots,
    order_kind: position.kind,
    exit_on: position.exitOn,
    maintenance: toPercent(position.maintenance),
    liquidation_price: figures?.liquidation ?? null,
    risk_price: figures?.risk ?? null,
    placed_at: position.placedAt,
    exits_at: position.exitsAt,
    spread: position.spread,
    asked_at: position.askedAt,
    closing_share: position.closeLots,
    is_reversing: flag(position.isReversing),
    open_tick: position.openSeq,
    open_at: position.openAt,
    close_tick: position.closeSeq,
    close_at: position.closeAt,
    trigger_price: position.triggerPrice,
    reason: reason ?? '',
    reason_name: reason === null ? '' : say(`position.reason.${reason}`),
    liquidation_fee: position.liquidationFee,
    covered: plus(position.insured, position.unpaid),
    part_of: position.partOf,
    cut: position.cut,
    coin: instrument?.quote.name ?? '',
  };
}

/** How an account stood when a tick liquidated it, as on the wire: its pairs by their labels. */
export function endedToWire(markets: Pick<MarketData, 'instruments'>, account: EndedAccount | null): EndedWire | null {
  if (!account) return null;
  const { money, positions, closing } = account;
  const labelOf = (symbol: string) => {
    const instrument = markets.instruments.find((one) => one.symbol === symbol);
    return instrument ? pairOf(instrument) : symbol;
  };
  const toWire = ({ symbol, direction, size, entry }: EndedAccount['closing'][number]) => ({
    symbol: labelOf(symbol),
    type: POSITION_TYPE[direction],
    number: size,
    price: entry,
  });
  return {
    money,
    positions: positions.map((one) => ({ ...toWire(one), maintenance: toPercent(one.maintenance as Fraction) })),
    closing: closing.map(toWire),
  };
}

/** What an account stands at as on the wire. */
export const accountToWire = (figures: AccountFigures) => ({
  balance: figures.available,
  hazard_rate: figures.hazard,
  caution_money_total: figures.margin,
  origin_caution_money_total: figures.openMargin,
  profits_total: figures.profit,
  risk_rate: figures.risk,
});

export const liveToWire = (figures: AccountFigures) => ({
  ...accountToWire(figures),
  positions: figures.positions.map(({ id, mark, profit, liquidation, risk }) => ({
    id,
    update_price: mark,
    profits: profit,
    liquidation_price: liquidation,
    risk_price: risk,
  })),
});

const choice = (value: number) => ({ value: String(value) });

/** The terms of a pair as on the wire. */
export const termsToWire = (terms: FuturesTerms) => ({
  lever_share_limit: { min: terms.minLots, max: terms.maxLots },
  multiple: { muit: terms.multiples.map(choice), share: terms.lots.map(choice) },
  lever_share_num: terms.contractSize,
  spread: terms.spread,
  fee: toPercent(terms.fee),
  overnight: toPercent(terms.overnight),
  liquidation_fee: toPercent(terms.liquidationFee),
  tiers: terms.tiers.map(({ upTo, maintenance, multiple }) => ({
    up_to: upTo,
    maintenance: toPercent(maintenance),
    multiple,
  })),
});

/** The book of a pair as on the wire, ten levels a side. */
export function bookToWire(markets: Pick<MarketData, 'depth'>, { symbol, priceDecimals, amountDecimals }: Instrument) {
  const { bids, asks } = markets.depth(symbol, 10);
  const levels = (side: typeof bids) =>
    side.map(([price, amount]) => ({ price: price.toFixed(priceDecimals), number: amount.toFixed(amountDecimals) }));
  return { in: levels(bids), out: levels(asks) };
}
