import { PickerSheet } from '../PickerSheet/index.ts';

export interface LanguageOption<K extends string = string> {
  /** Tells the language from the others: 'fra'. */
  readonly key: K;
  /** In its own language: 日本語, Français. */
  readonly label: string;
  /** BCP 47, so that it is read and drawn in its own language. */
  readonly tag: string;
}

export interface LanguageSheetProps<K extends string = string> {
  /** Whether the sheet is up. */
  readonly open: boolean;
  /** Esc, the back gesture, a tap beside, the cross, a choice. */
  readonly onClose: () => void;
  /** Names the sheet: 'Language'. */
  readonly title: string;
  /** Key of the language in force. */
  readonly value: K;
  /** Languages in the order in which they stand. */
  readonly options: readonly LanguageOption<K>[] | null | undefined;
  /** Chosen; the sheet closes by itself. */
  readonly onChange: (key: K) => void;
}

/** The languages, each in its own words. */
export function LanguageSheet<K extends string>({ options, ...sheet }: LanguageSheetProps<K>) {
  return <PickerSheet {...sheet} options={options?.map(({ key, label, tag }) => ({ key, label, lang: tag }))} />;
}
