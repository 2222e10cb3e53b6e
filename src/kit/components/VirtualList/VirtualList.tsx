import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { ListBox, RowBox } from './VirtualList.styles.ts';

/** Where lists were left, by their scrollKey: a list one comes back to stands where it was. */
const left = new Map<string, number>();

export interface VirtualListProps<T> {
  readonly items: readonly T[];
  /** Height of each row in CSS pixels; content never changes it. */
  readonly rowHeight: number;
  readonly renderRow: (item: T, index: number) => ReactElement;
  readonly keyOf: (item: T) => string | number;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Remembers how far it was scrolled under this name. */
  readonly scrollKey?: string;
}

/** A long list of equal rows: only those near the screen exist. The window scrolls it. */
export function VirtualList<T>({ items, rowHeight, renderRow, keyOf, label, scrollKey }: VirtualListProps<T>) {
  const list = useRef<WindowVirtualizerHandle>(null);

  useLayoutEffect(() => {
    if (!scrollKey) return undefined;
    const before = left.get(scrollKey);
    if (before !== undefined) window.scrollTo(0, before);
    return () => {
      left.set(scrollKey, window.scrollY);
    };
  }, [scrollKey]);

  return (
    <ListBox role="list" aria-label={label}>
      <WindowVirtualizer ref={list} data={items} itemSize={rowHeight}>
        {(item, index) => (
          <RowBox
            key={keyOf(item)}
            role="listitem"
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ blockSize: rowHeight }}
          >
            {renderRow(item, index)}
          </RowBox>
        )}
      </WindowVirtualizer>
    </ListBox>
  );
}
