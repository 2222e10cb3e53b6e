import type { MouseEvent, ReactNode } from 'react';
import { Dot, Target } from './IconButton.styles.ts';

export interface IconButtonProps {
  /** What the button does; read aloud, as there is no text. Say in it what a dot means. */
  readonly label: string;
  /** An icon of 24 or 20. */
  readonly icon: ReactNode;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** @default 'plain' */
  readonly tone?: 'plain' | 'quiet' | 'accent' | 'overlay';
  /** Something new waits behind it. */
  readonly dot?: boolean;
  /** A switch like the star or the eye: whether it is on. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
}

/** An icon that acts, on a target of 44. Never for money: those buttons carry words. */
export function IconButton({ label, icon, onClick, tone = 'plain', dot, pressed, disabled }: IconButtonProps) {
  return (
    <Target
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      data-tone={tone}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
      {dot ? <Dot aria-hidden /> : null}
    </Target>
  );
}
