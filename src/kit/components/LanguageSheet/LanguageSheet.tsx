import { PickerSheet } from '../PickerSheet/index.ts';

export interface LanguageOption<K extends string = string> {
  readonly key: K;
  /** In its own language: 日本語, Français. */
  readonly label: string;
  /** BCP 47, so that it is read and drawn in its own language. */
  readonly tag: string;
}

export interface LanguageSheetProps<K extends string = string> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly value: K;
  readonly options: readonly LanguageOption<K>[];
  readonly onChange: (key: K) => void;
}

/** The languages, each in its own words. */
export function LanguageSheet<K extends string>({ options, ...sheet }: LanguageSheetProps<K>) {
  return <PickerSheet {...sheet} options={options.map(({ key, label, tag }) => ({ key, label, lang: tag }))} />;
}
