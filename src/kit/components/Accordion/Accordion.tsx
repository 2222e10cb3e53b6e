import type { Prose } from '../../figure-text.ts';
import { CaretDownIcon } from '../../icons.ts';
import { Body, Item } from './Accordion.styles.ts';

export interface AccordionItem {
  /** Tells the item from the others. */
  readonly key: string;
  /** The question; it alone is seen while the item is closed. */
  readonly title: Prose;
  /** The answer. */
  readonly body: Prose;
}

export interface AccordionProps {
  /** Questions in the order in which they stand. */
  readonly items: readonly AccordionItem[] | null | undefined;
  /** Opens this one at first. */
  readonly openKey?: string;
}

/** Questions that open one by one; find-in-page and printing reach the closed ones too. */
export function Accordion({ items, openKey }: AccordionProps) {
  return (
    <div>
      {(items ?? []).map((item) => (
        <Item key={item.key} open={item.key === openKey}>
          <summary>
            {item.title}
            <CaretDownIcon size={20} />
          </summary>
          <Body>{item.body}</Body>
        </Item>
      ))}
    </div>
  );
}
