import { Children, type ReactNode } from 'react';
import { List } from './Shelf.styles.ts';

export interface ShelfProps {
  /** Names the cards for screen readers; cards that load have no name, and are hidden from them. */
  readonly label?: string;
  /** Cards of one size, each a control that can be focused. */
  readonly children?: ReactNode;
  /** They bring room above and below, as chips do. @default false */
  readonly tight?: boolean;
}

/** Cards in a line that scrolls sideways out of the screen. */
export function Shelf({ label, children, tight }: ShelfProps) {
  return (
    <List aria-label={label} aria-hidden={label ? undefined : true} data-tight={tight || undefined}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </List>
  );
}
