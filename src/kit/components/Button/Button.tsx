import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { Base } from './Button.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'buy' | 'sell' | 'text';

export interface ButtonProps {
  /** Verb and object: "Buy BTC", "Withdraw 850.00 USDT". */
  readonly children: ReactNode;
  /** One primary a view; buy and sell follow the chosen direction colours. @default 'primary' */
  readonly variant?: ButtonVariant;
  /** @default 'lg' */
  readonly size?: 'lg' | 'md' | 'sm';
  /** The call runs: a spinner takes the icon's place and taps do nothing. */
  readonly busy?: boolean;
  /** As wide as what holds it. */
  readonly block?: boolean;
  readonly disabled?: boolean;
  readonly icon?: ReactNode;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** @default 'button' */
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
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={label}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner size={20} /> : null}
      {icon}
      <span>{children}</span>
    </Base>
  );
}
