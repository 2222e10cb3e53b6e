/**
 * What each of a crowd of users has here: of a table that grows with users or time as many rows as there are users, for the
 * test that no statement reads more for it (app/plans.test.ts). "crowd" has their ids, and counts them by n.
 */
export const CROWD: readonly string[] = [
  `insert into spot_orders (user_id, instrument_id, side, order_type, price, amount, filled_amount, status, created_at, updated_at)
    select id, (select id from instruments where symbol = 'btcusdt'), 1, 'limit', 1, 1, case when n <= 100 then 0 else 1 end,
      case when n <= 100 then 1 else 2 end, 0, 0 from crowd`,
  `insert into spot_fills (trade_id, instrument_id, order_id, user_id, counterparty, side, role, price, amount, value, fee, fee_coin, created_at)
    select -id, instrument_id, id, user_id, 'house:maker:1', 1, 'taker', 1, 1, 1, 0, 1, 0 from spot_orders where status = 2`,
];
