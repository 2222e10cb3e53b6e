import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useAnnounced } from '../../announce/index.ts';
import { useKitWords } from '../../words/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { found, groupsOf } from './found.ts';
import { OptionRow } from './OptionRow.tsx';
import { Group, Heading, None, Search } from './PickerSheet.styles.ts';
import type { PickerOption, PickerSheetProps } from './types.ts';

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

/** The sheet of a PickerSheet, in a chunk of its own. */
export function PickerPanel<K extends string>(props: PickerSheetProps<K>) {
  const { open, onClose, title, value, options, onChange, search, instead, emptyText } = props;
  const words = useKitWords();
  const id = useId();
  const [text, setText] = useState('');
  const shown = useMemo(() => found(options ?? [], text), [options, text]);
  const groups = useMemo(() => (text.trim() === '' ? groupsOf(shown) : [{ title: '', options: shown }]), [shown, text]);

  const none = shown.length === 0 && !instead ? (emptyText ?? words.noMatch) : undefined;
  useAnnounced(open ? none : undefined);

  const row = (option: PickerOption<K>) => (
    <OptionRow
      key={option.key}
      option={option}
      isChosen={option.key === value}
      onChoose={() => {
        onChange(option.key);
        onClose();
      }}
    />
  );
  return (
    <Sheet open={open} onClose={onClose} onClosed={() => setText('')} title={title} flush>
      {search && !instead ? (
        <Search>
          <SearchField value={text} onChange={setText} label={words.search} placeholder={words.search} />
        </Search>
      ) : null}
      {instead ?? (
        <div role="radiogroup" aria-label={title} onKeyDown={walk}>
          {groups.map((group, at) =>
            group.title === '' ? (
              group.options.map(row)
            ) : (
              <Group key={group.title} role="group" aria-labelledby={`${id}-${at}`}>
                <Heading id={`${id}-${at}`}>{group.title}</Heading>
                {group.options.map(row)}
              </Group>
            ),
          )}
        </div>
      )}
      {none === undefined ? null : <None>{none}</None>}
    </Sheet>
  );
}
