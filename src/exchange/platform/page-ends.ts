import { BoundedMap } from './bounded-map.ts';

/** Lists whose next page is known. */
const LISTS = 10_000;

/**
 * Where pages of lists ended, newest first: the wire asks for a page by its number, and the page after one that was read
 * begins below its last row, however many rows are above and whatever came to the top meanwhile.
 */
export class PageEnds {
  private readonly ends = new BoundedMap<string, number>(LISTS);

  /** The rows of this page of a list have ids below it; undefined where nobody came to it from the page before. */
  before(list: string, page: number): number | undefined {
    return page === 1 ? undefined : this.ends.get(keyOf(list, page));
  }

  /** A full page of a list ended with this row. */
  remember(list: string, page: number, lastId: number): void {
    this.ends.set(keyOf(list, page + 1), lastId);
  }
}

const keyOf = (list: string, page: number): string => `${list} ${page}`;
