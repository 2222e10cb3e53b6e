import type { ReactNode } from 'react';

export interface SheetProps {
  /** Whether the sheet is up. */
  readonly open: boolean;
  /** Esc, the back gesture, a tap beside, the cross, a pull downwards. */
  readonly onClose: () => void;
  /** The closing animation is over; the focus is back where it was. */
  readonly onClosed?: () => void;
  /** Names the sheet, at its head. */
  readonly title: ReactNode;
  /** The content, which scrolls where it is long. */
  readonly children: ReactNode;
  /** Buttons that stay under the scrolling content. */
  readonly footer?: ReactNode;
  /** The grip to pull the sheet down by. @default true */
  readonly handle?: boolean;
  /** The content reaches both edges: lists whose rows bring their own inset. @default false */
  readonly flush?: boolean;
  /** Ignores every wish to close, while something runs. @default false */
  readonly isLocked?: boolean;
}
