import { useRem } from '../../useRem.ts';
import { QUOTE_ROW_REM } from './QuoteRow.tsx';

/** Under so many rem a row stacks, and is so much higher (QuoteRow.styles.ts). A page is no wider than the last. */
const STACKS_UNDER = 17;
const MORE = 1;
const WIDEST_PAGE_PX = 480;

/** CSS pixels of a quote's row on this screen at the user's text size, for virtual lists. */
export function useQuoteRowHeight(look: keyof typeof QUOTE_ROW_REM): number {
  const rem = useRem(1);
  const isStacked = Math.min(window.innerWidth, WIDEST_PAGE_PX) <= STACKS_UNDER * rem;
  return (QUOTE_ROW_REM[look] + (isStacked ? MORE : 0)) * rem;
}
