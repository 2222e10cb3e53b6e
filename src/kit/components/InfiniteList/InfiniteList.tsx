import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnnouncedChange } from '../../announce/index.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Foot } from './InfiniteList.styles.ts';

/** The next page is asked for this far before the end comes into sight. */
const AHEAD_PX = 400;

export interface InfiniteListProps<T> {
  /** What has come so far. */
  readonly items: readonly T[] | null | undefined;
  /** Tells an entry from the others. */
  readonly keyOf: (item: T) => string | number;
  /** Draws an entry; the list gives it its list item. */
  readonly renderItem: (item: T) => ReactNode;
  /** Whether there is another page. */
  readonly hasMore: boolean;
  /** A page is on its way. */
  readonly isLoading: boolean;
  /** Asks for the next page, once for each end that comes near. */
  readonly onMore: () => void;
  /** Said under the last entry; null where all stands in sight and nobody asks. @default the kit's "No more entries" */
  readonly endText?: string | null;
  /** The next page did not come: what is there stays, and a button asks again. */
  readonly error?: string;
  /** Names the list for screen readers. */
  readonly label?: string;
}

/** A list that grows page by page as one scrolls. */
export function InfiniteList<T>({
  items: given,
  keyOf,
  renderItem,
  hasMore,
  isLoading,
  onMore,
  endText,
  error,
  label,
}: InfiniteListProps<T>) {
  const items = given ?? [];
  const words = useKitWords();
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const askedAfter = useRef<T>(undefined);
  const last = items.at(-1);
  const isWaiting = hasMore && !isLoading && !error;
  const ending = hasMore || isLoading || endText === null ? undefined : (endText ?? words.noMore);
  useAnnouncedChange(error ?? ending);

  useEffect(() => {
    if (!end.current) return undefined;
    // What came and went within a frame comes as several entries: the last is how it stands.
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: `0px 0px ${AHEAD_PX}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  // A page that does not fill the screen leaves the end in sight: each last entry asks once.
  useEffect(() => {
    if (!isNear || !isWaiting || last === undefined || last === askedAfter.current) return;
    askedAfter.current = last;
    onMore();
  });

  return (
    <>
      <ul aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </ul>
      <Foot ref={end} data-none={endText === null && !hasMore && !isLoading ? '' : undefined}>
        {error ? (
          <Button variant="text" size="md" onClick={onMore}>
            {error}
          </Button>
        ) : isLoading ? (
          <Spinner announce />
        ) : (
          ending
        )}
      </Foot>
    </>
  );
}
