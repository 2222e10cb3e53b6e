import type { HTMLAttributes } from 'react';

/** What any box of layout may be to a screen reader; it is given on as it is. */
export type Landmark = Pick<
  HTMLAttributes<HTMLElement>,
  'id' | 'lang' | 'role' | 'aria-label' | 'aria-labelledby' | 'aria-hidden' | 'aria-busy'
>;
