/** What each of a crowd of users has here (docs/products.md); those that are open are on another pair than the requests are about. */
export const CROWD: readonly string[] = [
  `insert into option_orders (user_id, instrument_id, coin, direction, seconds, stake, ratio, profit, placed_at, due_at, state,
      open_seq, open_at, open_price, end_seq, end_at, end_price, payout, closed_at)
    select id, (select id from instruments where symbol = 'ethusdt'), 3, 1, 30, 10, 0.8, 8, 0, 30000, 2, 1, 0, 1, 2, 30000, 2, 18, 30000 from crowd`,
  `insert into option_limits (user_id, daily_loss, lost_day, lost) select id, 100, 20000, 10 from crowd`,
];
