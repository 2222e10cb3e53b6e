import type { ReactNode } from 'react';
import type { Prose } from '../../figure-text.ts';

export interface PickerOption<K extends string = string> {
  /** Tells the option from the others. */
  readonly key: K;
  /** What is chosen, in a few words. */
  readonly label: string | null | undefined;
  /** A second line: what it means; why an option is disabled stands here. */
  readonly detail?: string | null;
  /** Before the words: a mark or an icon. */
  readonly icon?: ReactNode;
  /** At the end of the row, before the tick: a balance, a fee. */
  readonly end?: Prose;
  /** Heading it stands under; one sheet has options with headings or without. */
  readonly group?: string | null;
  /** Found by these too: code, English name. */
  readonly keywords?: string | null;
  /** BCP 47, where the label is in another language than the screen. */
  readonly lang?: string;
  /** Cannot be chosen now; say why in `detail`. @default false */
  readonly disabled?: boolean;
}

export interface PickerSheetProps<K extends string = string> {
  /** Whether the sheet is up. */
  readonly open: boolean;
  /** Esc, the back gesture, a tap beside, the cross, a choice. */
  readonly onClose: () => void;
  /** Names the sheet and the choice: 'Network'. */
  readonly title: string;
  /** Key of the option chosen now. */
  readonly value: K | undefined;
  /** Options in the order in which they stand. */
  readonly options: readonly PickerOption<K>[] | null | undefined;
  /** Chosen; the sheet closes by itself. */
  readonly onChange: (key: K) => void;
  /** Offers a search above the list; worth it from about twelve options. What is found stands without headings. @default false */
  readonly search?: boolean;
  /** In place of the list: while it loads, or where it did not load. */
  readonly instead?: ReactNode;
  /** Said where there are no options or the search finds none. @default the kit's "Nothing found" */
  readonly emptyText?: string;
}
