import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row in values that JSON carries: codes for words. */
export type Stored<Row> = { readonly [Column in keyof Row]: unknown };

/** A table's rows in statements that are written by hand. */
export interface TableRows<Row> {
  /** The columns for a query in which the table goes by its alias; amounts come as text. */
  readonly columns: SQL;
  /** A row of such a query, as the program has it: canonical amounts, words for codes. */
  read(stored: Stored<Row>): Row;
  stored(row: Row): Stored<Row>;
  /** Statement that inserts rows. */
  insert(rows: readonly Row[]): SQL;
}

/** The rows of a table, whose columns are spelled in its schema alone. Those that the store fills in itself are left out. */
export function tableRows<Table extends PgTable, Filled extends keyof Table['$inferSelect'] = never>(
  table: Table,
  alias: string,
  filled: readonly Filled[] = [],
): TableRows<Readonly<Omit<Table['$inferSelect'], Filled>>> {
  type Row = Readonly<Omit<Table['$inferSelect'], Filled>>;
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => !filled.some((one) => one === key))
    .map(([key, column]) => ({ key, column, name: toSnakeCase(key), type: column.getSQLType() }));
  const mapped = columns.filter(({ column }) => column.columnType === 'PgCustomColumn');
  const list = (text: (column: (typeof columns)[number]) => string): SQL => sql.raw(columns.map(text).join(', '));
  /** A copy of a row with what the columns make of its values. */
  const copied = (row: object, make: (column: (typeof columns)[number]['column'], value: unknown) => unknown) => {
    const values: Record<string, unknown> = { ...row };
    for (const { key, column } of mapped)
      values[key] = (values[key] ?? null) === null ? null : make(column, values[key]);
    return values;
  };
  const stored = (row: Row) => copied(row, (column, value) => column.mapToDriverValue(value)) as Stored<Row>;
  return {
    columns: list(({ key, name, type }) => `${alias}.${name}${type.startsWith('numeric') ? '::text' : ''} as "${key}"`),
    read: (row) => copied(row, (column, value) => column.mapFromDriverValue(value)) as Row,
    stored,
    insert: (rows) => sql`
      insert into ${table} (${list(({ name }) => name)})
      overriding system value
      select ${list(({ key }) => `"${key}"`)}
      from json_to_recordset(${JSON.stringify(rows.map(stored))}::json)
        as r(${list(({ key, type }) => `"${key}" ${type}`)})`,
  };
}
