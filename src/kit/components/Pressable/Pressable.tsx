import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Press } from './Pressable.styles.ts';

/** What a surface hears beside a tap, and what it says of itself. */
type Heard = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'title'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onContextMenu'
  | 'onClickCapture'
  | 'onKeyDown'
>;

export interface PressableProps extends Heard {
  /** What is pressed; its words name the button. */
  readonly children?: ReactNode;
  /** `block` and `item` take the whole line, an item with its own room and line below; `line` is as wide as its content, `mark` holds a Logo or Avatar. @default 'block' */
  readonly look?: 'block' | 'item' | 'line' | 'mark';
  /** Called on a tap. */
  readonly onPress?: () => void;
}

/** A surface of one's own making that acts as a whole. */
export function Pressable({ children, look = 'block', onPress, ...heard }: PressableProps) {
  return (
    <Press type="button" {...heard} data-look={look} onClick={onPress}>
      {children}
    </Press>
  );
}
