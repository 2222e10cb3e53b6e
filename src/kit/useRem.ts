import { useState } from 'react';

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** CSS pixels of a length in rem at the user's text size, for lists that must know their row heights. */
export function useRem(rem: number): number {
  const [size] = useState(rootSize);
  return rem * size;
}
