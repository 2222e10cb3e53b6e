import { type SQL, sql } from 'drizzle-orm';

/**
 * Few rows, handed over as JSON, as a table to join others with; `columns` as in `id bigint, amount numeric`. PostgreSQL takes
 * rows of JSON for a hundred, and would rather read a table of some thousand rows whole than look so many up: told how many they are, it finds each by its index.
 */
export const recordset = (rows: readonly object[], columns: string): SQL => sql`(
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as r(${sql.raw(columns)}) limit ${rows.length}::int
    )`;
