import { APP_EVENTS } from '../../../contract/channels.ts';
import { ALERT_DIRECTION, ALERT_STATUS, type AlertWire } from '../../../contract/rows/alert.ts';
import type { AlertDirection } from '../../../domain/forms/price-alert.ts';
import type { PriceAlert } from './alert.ts';

/** The name of an alert that has fired on the app socket. */
export const FIRED_EVENT = APP_EVENTS.priceAlert;

/** The direction of a code that a caller sent. */
export const directionOf = (code: '1' | '2'): AlertDirection =>
  Number(code) === ALERT_DIRECTION.rise ? 'rise' : 'fall';

/** An alert as on the wire. */
export const alertToWire = (alert: PriceAlert): AlertWire => ({
  id: alert.id,
  user_id: alert.userId,
  match_id: alert.instrumentId,
  symbol_name: alert.pair,
  type: ALERT_DIRECTION[alert.direction],
  price: alert.level,
  note: alert.note,
  status: ALERT_STATUS[alert.state],
  created_at: alert.createdAt,
  after_tick: alert.afterSeq,
  fired_at: alert.firedAt,
  fired_tick: alert.firedSeq,
  fired_price: alert.firedPrice,
});
