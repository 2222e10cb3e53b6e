/** What each of a crowd of users has here (docs/products.md); those that are open are on another pair than the requests are about. */
export const CROWD: readonly string[] = [
  `insert into futures_positions (user_id, instrument_id, coin, direction, kind, state, multiple, lots, open_lots, contract_size, reference, notional,
      margin, open_margin, fee, maintenance, overnight_rate, exit_on, exits_at, placed_at, open_seq, open_at, open_price, reason, close_seq,
      close_at, close_price, profit, closed_at)
    select id, (select id from instruments where symbol = 'ethusdt'), 3, 1, 1, 4, 10, 1, 1, 1, 100, 100, 0, 10, 0.05, 0.005, 0.0002, 1, 0, 0,
      1, 0, 100, 1, 2, 1000, 101, 1, 1000 from crowd`,
  `insert into futures_accounts (user_id, coin, since) select id, 3, 0 from crowd`,
  `insert into futures_liquidations (user_id, coin, seq, account)
    select id, 3, 2, '{"money":"10","positions":[],"closing":[]}' from crowd`,
  `insert into futures_risk (user_id, accepted_at) select id, 0 from crowd`,
];
