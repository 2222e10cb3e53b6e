import { useEffect, useRef } from 'react';
import { MagnifyingGlassIcon, XCircleIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Clear, Input, Pill } from './SearchField.styles.ts';

export interface SearchFieldProps {
  /** What is searched for. */
  readonly value: string;
  /** Called with each change of the text. */
  readonly onChange: (value: string) => void;
  /** Stands in the field while it is empty; short, since a field has little room for large text. @default the word of the kit for it */
  readonly placeholder?: string;
  /** Names the field for screen readers. */
  readonly label: string;
  /** The field is what the screen is for. @default false */
  readonly autoFocus?: boolean;
  /** `lg` where it leads a screen: 44 of paint. @default 'md' */
  readonly size?: 'md' | 'lg';
  /** The search key of the keyboard. */
  readonly onSubmit?: () => void;
}

/** A field that filters or searches as one types. */
export function SearchField({
  value: given,
  onChange,
  placeholder,
  label,
  autoFocus,
  size,
  onSubmit,
}: SearchFieldProps) {
  const words = useKitWords();
  const input = useRef<HTMLInputElement>(null);
  // An address may leave the search out: an input without a value is no longer the caller's.
  const value = given ?? '';
  useEffect(() => {
    if (autoFocus) input.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <Pill data-size={size}>
      <MagnifyingGlassIcon size={20} />
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoCapitalize="off"
        autoComplete="off"
        handOn={{ 'aria-label': label, spellcheck: false }}
        placeholder={placeholder ?? words.search}
        value={value}
        onChange={onChange}
        onKeyDown={(event) => {
          // Enter that ends a composition (Chinese, Japanese, Korean) chooses a word and searches nothing.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.();
        }}
      />
      {value === '' ? null : (
        <Clear>
          <IconButton
            tone="quiet"
            label={words.clear}
            icon={<XCircleIcon size={20} weight="fill" />}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        </Clear>
      )}
    </Pill>
  );
}
