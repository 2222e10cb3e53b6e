import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { RowsOf } from '../contract/define.ts';
import { PAGE_SIZE } from '../domain/constants.ts';
import { belongs, placeRow, type Row } from './place-row.ts';

type Rows = RowsOf<Row>;
/** Rows as a call gives them: alone, or under one of these names with how many there are in all. */
type Listed = readonly Row[] | Readonly<Record<string, unknown>>;
const NAMES = [
  ['list', 'count'],
  ['data', 'total'],
] as const;
type Pages = InfiniteData<Listed, number>;

const isPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pages' in data;
/** The rows of a reply, and the reply with others in their place and so many more in all; undefined where nothing was read. */
function openReply(data: unknown) {
  if (Array.isArray(data)) return { rows: data as readonly Row[], withRows: (rows: readonly Row[]): Listed => rows };
  const reply: Readonly<Record<string, unknown>> = Object(data);
  const names = NAMES.find(([name]) => name in reply);
  if (!names) return undefined;
  const [name, count] = names;
  return {
    rows: reply[name] as readonly Row[],
    withRows: (rows: readonly Row[], gained: number): Listed => ({
      ...reply,
      [name]: rows,
      [count]: Number(reply[count]) + gained,
    }),
  };
}

/** The newest that was told of a row, which lists that it has left cannot say. */
const keyOf = ({ list }: Rows, { id }: Row): QueryKey => [list, 'row', id];

/** Puts a row into every list that was read before; answers the keys of those that have to be read again all the same. */
export function putRow(client: QueryClient, rows: Rows, row: Row): QueryKey[] {
  const known = client.getQueryData<Row>(keyOf(rows, row));
  if (known && rows.isOlder(row, known)) return [];
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: [rows.list], predicate: ({ queryKey }) => queryKey[1] !== 'row' });
  client.setQueryData(keyOf(rows, row), row);
  return lists.filter((query) => !putInto(client, query, rows, row)).map(({ queryKey }) => queryKey);
}

/** True where the list is as the server would tell it. */
function putInto(client: QueryClient, { queryKey, state }: Query, rows: Rows, row: Row): boolean {
  const { data, dataUpdatedAt, fetchStatus, isInvalidated } = state;
  const request = Object(queryKey.at(-1));
  const isHeld = belongs(row, request);
  if (isHeld === undefined) return false;
  // Nothing was read yet: a list that failed is for Retry, and one that is on its way is read once more.
  const told = (isPages(data) ? data.pages : [data]).flatMap((page) => openReply(page) ?? []);
  const last = told.at(-1);
  if (!last) return fetchStatus === 'idle';
  const { page = 1, limit: size = PAGE_SIZE.standard } = request;
  if (page !== 1) return false;
  const before = told.flatMap(({ rows: own }) => own);
  const placed = placeRow({ rows: before, size: told.length * size }, row, isHeld, rows);
  const isKnown = before.some(({ id }) => id === row.id);
  const gained = isKnown === isHeld ? 0 : isHeld ? 1 : -1;
  const listed = (some: readonly Row[]) => last.withRows(some, gained);
  const next = isPages(data) ? inPages(placed.rows, size, listed) : listed(placed.rows);
  client.setQueryData(queryKey, next, { updatedAt: dataUpdatedAt });
  // What is on its way may have been told before.
  return fetchStatus === 'idle' && !isInvalidated && !placed.isShort;
}

/** Rows in pages of a size; at least one. */
function inPages(rows: readonly Row[], size: number, listed: (some: readonly Row[]) => Listed): Pages {
  const count = Math.max(1, Math.ceil(rows.length / size));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return { pages: numbers.map((page) => listed(rows.slice((page - 1) * size, page * size))), pageParams: numbers };
}
