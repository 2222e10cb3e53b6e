/** Numbers of an alert's states on the wire. */
export const STATUS = { waiting: 1, fired: 2 } as const;

/** A price alert as its user is told of it; moments in unix ms. */
export interface AlertRow {
  readonly id: number;
  readonly match: number;
  readonly symbol: string;
  readonly isRise: boolean;
  readonly level: string;
  readonly note: string;
  readonly status: number;
  readonly createdAt: number;
  /** The newest tick when it was made. */
  readonly after: number;
  readonly fired: { readonly seq: number; readonly at: number; readonly last: string } | null;
}

/** Rows of alert/list. */
export const alertRows = (message: unknown): AlertRow[] => (message as Record<string, unknown>[]).map(alertRow);

export const alertRow = (row: Record<string, unknown>): AlertRow => ({
  id: Number(row.id),
  match: Number(row.match_id),
  symbol: String(row.symbol_name),
  isRise: Number(row.type) === 1,
  level: String(row.price),
  note: String(row.note),
  status: Number(row.status),
  createdAt: Number(row.created_at),
  after: Number(row.after_tick),
  fired:
    row.fired_tick === null
      ? null
      : { seq: Number(row.fired_tick), at: Number(row.fired_at), last: String(row.fired_price) },
});
