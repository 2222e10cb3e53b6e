import type { RowsOf } from '../contract/define.ts';

/** A row of a list, as far as its place goes. */
export interface Row {
  readonly id: number;
}

/** What is known of a list: its rows, newest first, as far as they were asked for. */
interface Loaded<Kept extends Row> {
  readonly rows: readonly Kept[];
  /** As many as were asked for: where there are so many, more may follow. */
  readonly size: number;
}

interface Placed<Kept extends Row> {
  readonly rows: readonly Kept[];
  /** A row left, and the one that comes up in its stead has not been read. */
  readonly isShort: boolean;
}

/** The list with a row as it now is: in its place, in the place of what it was, or gone from a list that it no longer belongs to. */
export function placeRow<Kept extends Row>(
  { rows, size }: Loaded<Kept>,
  row: Kept,
  belongs: boolean,
  { isOlder }: RowsOf<Kept>,
): Placed<Kept> {
  const known = rows.find(({ id }) => id === row.id);
  if (known && isOlder(row, known)) return { rows, isShort: false };
  if (known && belongs) return { rows: rows.map((other) => (other === known ? row : other)), isShort: false };
  if (known) return { rows: rows.filter((other) => other !== known), isShort: rows.length >= size };
  if (!belongs) return { rows, isShort: false };
  const older = rows.findIndex(({ id }) => id < row.id);
  const place = older < 0 ? rows.length : older;
  // Of a full list the last one goes: it begins the next page, or was never asked for.
  const placed = [...rows.slice(0, place), row, ...rows.slice(place)];
  return { rows: rows.length < size ? placed : placed.slice(0, rows.length), isShort: false };
}

/** Whether a list that was asked for with these fields holds the row; undefined where the row does not tell. */
export function belongs(row: Row, request: object): boolean | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const asked = Object.entries(request).filter(([name, value]) => value !== undefined && !PAGING.has(name));
  if (asked.some(([name]) => !(name in fields))) return undefined;
  return asked.every(([name, value]) => String(fields[name]) === String(value));
}

const PAGING: ReadonlySet<string> = new Set(['page', 'limit']);
