/** Lists whose next page is known. */
const LISTS = 10_000;

/**
 * Where pages of lists ended, newest first: the wire asks for a page by its number, and the page after one that was read
 * begins below its last row, however many rows are above and whatever came to the top meanwhile.
 */
export class PageEnds {
  private readonly ends = new Map<string, number>();

  /** The rows of this page of a list have ids below it; undefined where nobody came to it from the page before. */
  before(list: string, page: number): number | undefined {
    return page === 1 ? undefined : this.ends.get(keyOf(list, page));
  }

  /** A full page of a list ended with this row. */
  remember(list: string, page: number, lastId: number): void {
    const key = keyOf(list, page + 1);
    this.ends.delete(key);
    this.ends.set(key, lastId);
    const [oldest] = this.ends.keys();
    if (this.ends.size > LISTS && oldest !== undefined) this.ends.delete(oldest);
  }
}

const keyOf = (list: string, page: number): string => `${list} ${page}`;
