import { tableRows } from '../../platform/store/table-rows.ts';
import { spotOrders } from './schema.ts';

/**
 * A spot order of a user: amounts and prices in decimal text, moments in unix ms, `reason` a key of
 * `locales/<lang>/exchange.json` at `orderReason.`.
 */
export type SpotOrder = Readonly<typeof spotOrders.$inferSelect>;

export type OrderType = SpotOrder['orderType'];
export type OrderStatus = SpotOrder['status'];

/** Orders in statements, where spot_orders goes by the name `o`. */
export const ORDERS = tableRows(spotOrders, 'o');
