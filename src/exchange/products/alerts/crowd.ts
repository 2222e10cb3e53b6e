/** What each of a crowd of users has here (docs/products.md): levels that no price of a test comes to. */
export const CROWD: readonly string[] = [
  `insert into price_alerts (user_id, instrument_id, direction, level, note, state, after_seq, created_at)
    select id, (select id from instruments where symbol = 'ethusdt'), 1, 1000000 + n, '', 1, 1, 0 from crowd`,
];
