import type { ReactNode } from 'react';

export interface PickerOption<K extends string = string> {
  readonly key: K;
  readonly label: string;
  /** A second line: what it means; why an option is disabled stands here. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** At the end of the row, before the tick: a balance, a fee. */
  readonly end?: ReactNode;
  /** Heading it stands under; one sheet has options with headings or without. */
  readonly group?: string;
  /** Found by these too: code, English name. */
  readonly keywords?: string;
  /** BCP 47, where the label is in another language than the screen. */
  readonly lang?: string;
  /** Cannot be chosen now; say why in `detail`. */
  readonly disabled?: boolean;
}

export interface PickerSheetProps<K extends string = string> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly value: K | undefined;
  readonly options: readonly PickerOption<K>[];
  /** Chosen; the sheet closes by itself. */
  readonly onChange: (key: K) => void;
  /** Offers a search above the list; worth it from about twelve options. What is found stands without headings. */
  readonly search?: boolean;
  /** In place of the list: while it loads, or where it did not load. */
  readonly instead?: ReactNode;
  /** Said where there are no options or the search finds none. @default the kit's "Nothing found" */
  readonly emptyText?: string;
}
