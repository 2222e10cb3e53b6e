import type { ReactNode } from 'react';
import { CaretDownIcon } from '../../icons.ts';
import { Body, Item } from './Accordion.styles.ts';

export interface AccordionItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly body: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opens this one at first. */
  readonly openKey?: string;
}

/** Questions that open one by one; find-in-page and printing reach the closed ones too. */
export function Accordion({ items, openKey }: AccordionProps) {
  return (
    <div>
      {items.map((item) => (
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
