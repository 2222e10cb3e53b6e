/** 0 to count - 1: rows of a live table stand in fixed places, so their place is their identity. */
export const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
