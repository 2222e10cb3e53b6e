/**
 * What each of a crowd of users has here: of a table that grows with users or time as many rows as there are users, for the
 * test that no statement reads more for it (app/plans.test.ts). "crowd" has their ids, and counts them by n.
 */
export const CROWD: readonly string[] = [
  // The last five hundred have none of the midnight that is asked for.
  `insert into daily_snapshots (user_id, day, total_usdt) select id, day::date, 1 from crowd, unnest(array['2025-01-14', '2025-01-15']) day
    where n <= (select count(*) - 500 from crowd) or day = '2025-01-14'`,
];
