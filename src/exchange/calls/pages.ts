/** Which page of how many rows. */
interface Place {
  /** Of the call. */
  readonly path: string;
  readonly page: number;
  readonly limit: number;
  readonly count: number;
}

/** A page of rows as paging P1 has it (contract/fields.ts). */
export function pageOf<Row>(data: readonly Row[], { path, page, limit, count }: Place) {
  const last = Math.max(1, Math.ceil(count / limit));
  const url = (one: number) => (one >= 1 && one <= last ? `${path}?page=${one}` : null);
  const before = (page - 1) * limit;
  return {
    current_page: page,
    data: [...data],
    first_page_url: `${path}?page=1`,
    from: data.length > 0 ? before + 1 : null,
    last_page: last,
    last_page_url: `${path}?page=${last}`,
    next_page_url: url(page + 1),
    path,
    per_page: limit,
    prev_page_url: url(page - 1),
    to: data.length > 0 ? before + data.length : null,
    total: count,
  };
}
