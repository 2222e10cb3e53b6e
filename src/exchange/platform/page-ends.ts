import { BoundedMap } from './bounded-map.ts';
import { Refusal } from './refusal.ts';

/** Pages whose beginning is known. */
const PAGES = 10_000;
/** Rows that a page is reached over at most, where nobody came to it from the page before. */
export const MOST_SKIPPED = 2000;

/** Rows of a list that are counted, where no sum is kept of them. */
export const MOST_COUNTED = 1000;

/** How many rows a list has on all pages; beyond MOST_COUNTED, how many it has at least: a full page counts as one that another row follows. */
export function countOf(
  counted: number,
  { page, limit }: { readonly page: number; readonly limit: number },
  found: number,
) {
  if (counted < MOST_COUNTED) return counted;
  return Math.max(counted, (page - 1) * limit + found + (found === limit ? 1 : 0));
}

/** Which rows of a list a query gives, newest first: those with ids below, without the first few of them. */
export interface Range {
  /** undefined = from the newest. */
  readonly below: number | undefined;
  readonly skip: number;
  readonly limit: number;
}

/**
 * Where pages of lists ended, newest first: the wire asks for a page by its number, and the page after one that was read
 * begins below its last row, however many rows are above and whatever came to the top meanwhile. What a page costs is
 * bounded: its rows, and what lies between it and the nearest one whose beginning is known.
 */
export class PageEnds {
  private readonly ends = new BoundedMap<string, number>(PAGES);

  /** A page of a list, from 1; past the end it is empty. Throws Refusal where too much lies before it. */
  async page<Row extends { readonly id: number }>(
    list: string,
    { page, limit }: { readonly page: number; readonly limit: number },
    rows: (range: Range) => Promise<Row[]>,
  ): Promise<Row[]> {
    const keyOf = (one: number) => `${list} ${limit} ${one}`;
    const isNear = (one: number) => (page - one) * limit <= MOST_SKIPPED;
    let near = page;
    while (near > 1 && !this.ends.has(keyOf(near)) && isNear(near - 1)) near -= 1;
    const below = this.ends.get(keyOf(near));
    if (near > 1 && below === undefined) {
      const [beyond] = await rows({ below, skip: MOST_SKIPPED, limit: 1 });
      if (beyond) throw new Refusal('pageTooFar');
      return [];
    }
    const found = await rows({ below, skip: (page - near) * limit, limit });
    const last = found.at(-1);
    if (last && found.length === limit) this.ends.set(keyOf(page + 1), last.id);
    return found;
  }
}
