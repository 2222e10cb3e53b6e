import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { decimalText } from '../../../domain/decimal-text.ts';
import { spotOrders } from './schema.ts';

/**
 * A spot order of a user: amounts and prices in decimal text, moments in unix ms, `side` and `status` by the codes of
 * contract/rows/order.ts, `reason` a key of `locales/<lang>/exchange.json` at `orderReason.`.
 */
export type SpotOrder = Readonly<typeof spotOrders.$inferSelect>;

const COLUMNS = Object.entries(getTableColumns(spotOrders)).map(([key, column]) => ({
  key,
  name: toSnakeCase(key),
  type: column.getSQLType(),
  isAmount: column.getSQLType().startsWith('numeric'),
}));
const AMOUNTS = COLUMNS.filter(({ isAmount }) => isAmount).map(({ key }) => key);

/** The columns of a SpotOrder for a raw query in which spot_orders goes by the name `o`; amounts come in the store's decimals. */
export const ORDER_COLUMNS: SQL = sql.raw(
  COLUMNS.map(({ key, name, isAmount }) => `o.${name}${isAmount ? '::text' : ''} as "${key}"`).join(', '),
);

/** Statement that inserts orders given as JSON. */
export const insertOrders = (orders: readonly SpotOrder[]): SQL => sql`
  insert into spot_orders (${sql.raw(COLUMNS.map(({ name }) => name).join(', '))})
  overriding system value
  select ${sql.raw(COLUMNS.map(({ key }) => `"${key}"`).join(', '))}
  from json_to_recordset(${JSON.stringify(orders)}::json)
    as o(${sql.raw(COLUMNS.map(({ key, type }) => `"${key}" ${type}`).join(', '))})`;

/** An order as a raw query gives it, with its amounts in canonical text. */
export function orderOf(row: SpotOrder): SpotOrder {
  const amounts = AMOUNTS.map((key) => [key, decimalText(String(row[key as keyof SpotOrder])) ?? '0']);
  return { ...row, ...Object.fromEntries(amounts) };
}
