import type { MouseEvent, ReactNode } from 'react';
import { Press } from './TextButton.styles.ts';

export interface TextButtonProps {
  /** What it does or opens, in a few words. */
  readonly children?: ReactNode;
  /** `link` in a sentence, `label` beside a title, `bar` at the end of a NavBar, `inherit` in a Note. @default 'link' */
  readonly look?: 'link' | 'label' | 'bar' | 'inherit';
  /** Before the words: an icon of 16 or 20. */
  readonly icon?: ReactNode;
  /** After the words: an icon of 16. */
  readonly end?: ReactNode;
  /** Called on a tap. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Words that act where they stand. Their target of 44 lies over what is around them and moves nothing. */
export function TextButton({ children, look = 'link', icon, end, onClick }: TextButtonProps) {
  return (
    <Press type="button" data-look={look} onClick={onClick}>
      {icon}
      {children}
      {end}
    </Press>
  );
}
