import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { CheckIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { matches } from './matches.ts';
import { Detail, None, Option, Search, Words } from './PickerSheet.styles.ts';

export interface PickerOption<K extends string = string> {
  readonly key: K;
  readonly label: string;
  /** A second line; why an option is disabled stands here. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** Found by these too: code, English name. */
  readonly keywords?: string;
  /** BCP 47, where the label is in another language than the screen. */
  readonly lang?: string;
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
  /** Offers a search above the list; worth it from about twelve options. */
  readonly search?: boolean;
}

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys walk through the options as in any group of radios. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  if (!step) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)')];
  const at = options.findIndex((option) => option.matches(':focus'));
  options[(at + step + options.length) % options.length]?.focus();
}

/** One of many, in a sheet: the chosen one is ticked. */
export function PickerSheet<K extends string>({
  open,
  onClose,
  title,
  value,
  options,
  onChange,
  search,
}: PickerSheetProps<K>) {
  const words = useKitWords();
  const [text, setText] = useState('');
  const shown = useMemo(
    () => options.filter(({ label, keywords, key }) => matches(`${label} ${keywords ?? ''} ${key}`, text)),
    [options, text],
  );
  return (
    <Sheet open={open} onClose={onClose} onClosed={() => setText('')} title={title} flush>
      {search ? (
        <Search>
          <SearchField value={text} onChange={setText} label={words.search} placeholder={words.search} />
        </Search>
      ) : null}
      <div role="radiogroup" aria-label={title} onKeyDown={walk}>
        {shown.map((option) => (
          <Option
            key={option.key}
            type="button"
            role="radio"
            aria-checked={option.key === value}
            disabled={option.disabled}
            lang={option.lang}
            onClick={() => {
              onChange(option.key);
              onClose();
            }}
          >
            {option.icon}
            <Words>
              <span>{option.label}</span>
              {option.detail ? <Detail>{option.detail}</Detail> : null}
            </Words>
            {option.key === value ? <CheckIcon size={20} /> : null}
          </Option>
        ))}
      </div>
      {shown.length === 0 ? <None role="status">{words.noMatch}</None> : null}
    </Sheet>
  );
}
