import type { MouseEvent, ReactNode } from 'react';
import type { Prose } from '../../figure-text.ts';
import { Press } from './TextButton.styles.ts';

export interface TextButtonProps {
  /** What it does or opens, in a few words. */
  readonly children?: Prose;
  /** `link` in a sentence, `label` beside a title, `bar` at the end of a NavBar, `inherit` in a Note. @default 'link' */
  readonly look?: 'link' | 'label' | 'bar' | 'inherit';
  /** Before the words: an icon of 16 or 20. */
  readonly icon?: ReactNode;
  /** After the words: an icon of 16. */
  readonly end?: ReactNode;
  /** It cannot be used now; it keeps the focus, and its words say why. @default false */
  readonly disabled?: boolean;
  /** Called on a tap. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Words that act where they stand. Their target of 44 lies over what is around them and moves nothing. */
export function TextButton({ children, look = 'link', icon, end, disabled, onClick }: TextButtonProps) {
  return (
    <Press
      type="button"
      data-look={look}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
      {children}
      {end}
    </Press>
  );
}
