import type { ReactNode } from 'react';
import type { Pages } from '../../layout/usePages.ts';
import { fillWord, useKitWords } from '../../words/index.ts';
import { Dots, Sheet, Strip } from './Pager.styles.ts';

export interface PagerPage {
  /** Tells the page from the others. */
  readonly key: string;
  /** What stands on it. */
  readonly content: ReactNode;
}

export interface PagerProps {
  /** Names what is paged through. */
  readonly label: string;
  /** Pages in the order in which they come. */
  readonly pages: readonly PagerPage[] | null | undefined;
  /** From usePager: the page in view, and the way to another. */
  readonly pager: Pages;
}

/** Pages of a whole screen's width, one at a time, and marks of the place. */
export function Pager({ label, pages: given, pager }: PagerProps) {
  const pages = given ?? [];
  const words = useKitWords();
  return (
    <>
      <Strip
        ref={pager.strip}
        onScroll={pager.onScroll}
        role="group"
        aria-roledescription="carousel"
        aria-label={label}
        tabIndex={0}
      >
        {pages.map(({ key, content }, index) => (
          <Sheet key={key} role="group" aria-label={fillWord(words.page, { page: index + 1, pages: pages.length })}>
            {content}
          </Sheet>
        ))}
      </Strip>
      <Dots aria-hidden total={pages.length} current={pager.at} />
    </>
  );
}
