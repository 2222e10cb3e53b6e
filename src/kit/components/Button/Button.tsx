import type { MouseEvent, ReactNode } from 'react';
import type { Prose } from '../../figure-text.ts';
import { Spinner } from '../Spinner/index.ts';
import { Base } from './Button.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'danger-fill' | 'buy' | 'sell' | 'text';

export interface ButtonProps {
  /** Verb and object: "Buy BTC", "Withdraw 850.00 USDT". */
  readonly children: Prose;
  /** One primary a view; buy and sell follow the chosen direction colours; danger is outlined, so that it never reads as sell, and filled where a word was typed first. @default 'primary' */
  readonly variant?: ButtonVariant;
  /** Height: 48, 44 with the words of 40, 40 or 32 px; the target is never under 44. @default 'lg' */
  readonly size?: 'lg' | 'touch' | 'md' | 'sm';
  /** The call runs: a spinner takes the icon's place, the words stay, and taps do nothing. @default false */
  readonly busy?: boolean;
  /** As wide as what holds it. @default false */
  readonly block?: boolean;
  /** It cannot be used now; say beside it why. @default false */
  readonly disabled?: boolean;
  /** Before the words: an icon of 20, or of 16 in a small button. */
  readonly icon?: ReactNode;
  /** Called on a tap, not while busy. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** `submit` sends the form around it. @default 'button' */
  readonly type?: 'button' | 'submit';
  /** Names the button where its words alone would not. */
  readonly label?: string;
}

/** A button: it says what happens when it is tapped. */
export function Button({
  children,
  variant = 'primary',
  size = 'lg',
  busy = false,
  block = false,
  disabled = false,
  icon,
  onClick,
  type = 'button',
  label,
}: ButtonProps) {
  return (
    <Base
      type={type}
      disabled={disabled}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-spins={busy && !icon ? 'beside' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={label}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner size={16} /> : icon}
      <span>{children}</span>
    </Base>
  );
}
