import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId, useRef } from 'react';
import { Box, Input } from '../../field/Field.styles.ts';
import { describedBy, FieldFrame } from '../../field/Field.tsx';
import { useAboveKeyboard } from '../../field/useAboveKeyboard.ts';
import { XCircleIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { IconButton } from '../IconButton/index.ts';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A sentence: what is wrong and what would be right. */
  readonly error?: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Counts the characters against maxLength. */
  readonly counter?: boolean;
  /** Inside the box at its end; takes the place of the clear button. */
  readonly trailing?: ReactNode;
  /** At the end of the label line: "Forgot password?". */
  readonly labelEnd?: ReactNode;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'none';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label above and its error below. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  maxLength,
  counter,
  trailing,
  labelEnd,
  type = 'text',
  disabled,
  readOnly,
  ref,
  ...input
}: TextFieldProps) {
  const id = useId();
  const words = useKitWords();
  const box = useRef<HTMLDivElement>(null);
  useAboveKeyboard(box);
  const isClearable = value !== '' && !disabled && !readOnly;
  return (
    <FieldFrame
      id={id}
      label={label}
      labelEnd={labelEnd}
      error={error}
      hint={hint}
      count={counter && maxLength ? `${[...value].length}/${maxLength}` : undefined}
    >
      <Box ref={box} data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
        <Input
          {...input}
          ref={ref}
          id={id}
          type={type}
          value={value}
          disabled={disabled}
          readOnly={readOnly}
          maxLength={maxLength}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing ??
          (isClearable ? (
            <IconButton
              tone="quiet"
              label={words.clear}
              icon={<XCircleIcon size={20} weight="fill" />}
              onClick={() => {
                onChange('');
                box.current?.querySelector('input')?.focus();
              }}
            />
          ) : null)}
      </Box>
    </FieldFrame>
  );
}
