import type { MouseEvent, ReactNode } from 'react';
import { Dot, Target } from './IconButton.styles.ts';

export interface IconButtonProps {
  /** What the button does; read aloud, as there is no text. Say in it what a dot means. */
  readonly label: string;
  /** An icon of 24 or 20. */
  readonly icon: ReactNode;
  /** Called on a tap. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** `quiet` is for fields and rows, `accent` for what is set, `overlay` for use on a picture. @default 'plain' */
  readonly tone?: 'plain' | 'quiet' | 'accent' | 'overlay';
  /** Something new waits behind it. @default false */
  readonly dot?: boolean;
  /** A switch like the star or the eye: whether it is on. @default none */
  readonly pressed?: boolean;
  /** It cannot be used now. @default false */
  readonly disabled?: boolean;
  /** Takes no more height than a line of text; `end`: no more width than its icon of 16, either. @default false */
  readonly flat?: boolean | 'end';
  /** Its icon ends where the content of the screen does: the target lies over the gutter. @default false */
  readonly edge?: boolean;
}

/** An icon that acts, on a target of 44. Never for money: those buttons carry words. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, onClick, tone = 'plain', dot, pressed, disabled, flat, edge } = props;
  return (
    <Target
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      data-tone={tone}
      data-flat={flat || undefined}
      data-edge={edge || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
      {dot ? <Dot aria-hidden /> : null}
    </Target>
  );
}
