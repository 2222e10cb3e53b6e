import type { ReactNode } from 'react';
import { configNumber } from '../../config-number.ts';
import { usePages } from '../../layout/usePages.ts';
import { fillWord, useKitWords } from '../../words/index.ts';
import { Box, Dots, Entry, Pages, Sheet } from './MenuGrid.styles.ts';

export interface MenuItem {
  /** Tells the entry from the others. */
  readonly key: string;
  /** Word under the icon. */
  readonly label: string;
  /** A duotone icon of 24. */
  readonly icon: ReactNode;
  /** Opens what the entry names. */
  readonly onPress: () => void;
}

export interface MenuGridProps {
  /** Entries in the order in which they stand. */
  readonly items: readonly MenuItem[] | null | undefined;
  /** Entries a page. @default 8 */
  readonly perPage?: number | null;
  /** Names the menu for screen readers. */
  readonly label: string;
}

const PER_PAGE = 8;

/** Entries four by two, page by page; two columns of icon and label where the text is large. */
export function MenuGrid({ items: given, perPage: asked, label }: MenuGridProps) {
  const items = given ?? [];
  const perPage = Math.floor(configNumber(asked, PER_PAGE, 1));
  const words = useKitWords();
  const { strip, at, onScroll } = usePages();
  const pages = Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) => ({
    key: `page-${page}`,
    items: items.slice(page * perPage, (page + 1) * perPage),
  }));
  return (
    <Box role="group" aria-label={label}>
      <Pages ref={strip} onScroll={onScroll}>
        {pages.map((page, index) => (
          <Sheet
            key={page.key}
            data-on={index === at || undefined}
            aria-label={pages.length > 1 ? fillWord(words.page, { page: index + 1, pages: pages.length }) : undefined}
          >
            {page.items.map((item) => (
              <li key={item.key}>
                <Entry type="button" onClick={item.onPress}>
                  <span aria-hidden>{item.icon}</span>
                  <span>{item.label}</span>
                </Entry>
              </li>
            ))}
          </Sheet>
        ))}
      </Pages>
      {pages.length > 1 ? (
        <Dots aria-hidden>
          {pages.map((page, index) => (
            <i key={page.key} data-on={index === at || undefined} />
          ))}
        </Dots>
      ) : null}
    </Box>
  );
}
