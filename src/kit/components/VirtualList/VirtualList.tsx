import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { configNumber } from '../../config-number.ts';
import { ListBox, RowBox } from './VirtualList.styles.ts';

const NONE: readonly never[] = [];
/** Height of a row whose own is no number: a list of rows without one would build them all. */
const PLAIN_ROW = 60;
/** Higher than any phone is no row. */
const MOST = 2000;

/** Where lists were left, by their scrollKey: a list one comes back to stands where it was. */
const left = new Map<string, number>();

export interface VirtualListProps<T> {
  /** All rows, whether drawn or not. */
  readonly items: readonly T[] | null | undefined;
  /** Height of each row in CSS pixels, at least 1; content never changes it. */
  readonly rowHeight: number;
  /** Draws a row, which is as high as `rowHeight` says. */
  readonly renderRow: (item: T, index: number) => ReactElement;
  /** Tells a row from the others. */
  readonly keyOf: (item: T) => string | number;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Remembers how far it was scrolled under this name. */
  readonly scrollKey?: string;
}

/** A long list of equal rows: only those near the screen exist. The window scrolls it. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { renderRow, keyOf, label, scrollKey } = props;
  const items = props.items ?? NONE;
  const rowHeight = configNumber(props.rowHeight, PLAIN_ROW, 1, MOST);
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
