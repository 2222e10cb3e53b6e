/** Longer than any table of the product; a list without an end is a VirtualList. */
const MAX_ROWS = 1000;

/** 0 to count - 1: rows of a live table stand in fixed places, so their place is their identity. */
export const places = (count: number): number[] =>
  Array.from({ length: count > 0 ? Math.min(MAX_ROWS, count) : 0 }, (_, place) => place);
