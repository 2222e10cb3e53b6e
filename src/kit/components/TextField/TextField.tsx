import {
  type CSSProperties,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from 'react';
import { configNumber } from '../../config-number.ts';
import { Box, TrailingText } from '../../field/Field.styles.ts';
import { FieldFrame, wrongOr } from '../../field/Field.tsx';
import { useAboveKeyboard } from '../../field/useAboveKeyboard.ts';
import { LockSimpleIcon, XCircleIcon } from '../../icons.ts';
import { softBreaks } from '../../soft-breaks.ts';
import { useKitWords } from '../../words/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Fixed, Input } from './TextField.styles.ts';

export interface TextFieldProps {
  /** Names the field, above it. */
  readonly label: string;
  /** The text. */
  readonly value: string;
  /** Called with each change of the text. */
  readonly onChange: (value: string) => void;
  /** A sentence: what is wrong and what would be right. */
  readonly error?: string | null;
  /** A sentence under the field while nothing is wrong. */
  readonly hint?: ReactNode;
  /** Stands in the field while it is empty; never in place of the label. */
  readonly placeholder?: string;
  /** Most characters that can be typed; what is no number above nought does not limit. */
  readonly maxLength?: number | null;
  /** Counts the characters against maxLength. @default false */
  readonly counter?: boolean;
  /** Inside the box at its end; takes the place of the clear button. */
  readonly trailing?: ReactNode;
  /** At the end of the label line: "Forgot password?". */
  readonly labelEnd?: ReactNode;
  /** What kind of text; gives the keyboard and what the browser offers. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** Keyboard, where the type does not give it. */
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'none';
  /** What the browser may fill in, as HTML names it: 'email', 'new-password'. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Name of the field in its form. */
  readonly name?: string;
  /** Nothing can be entered now. @default false */
  readonly disabled?: boolean;
  /** Shown and copied, not changed: text that wraps, however large it is. @default false */
  readonly readOnly?: boolean;
  /** The field was left. */
  readonly onBlur?: () => void;
  /** The input, for a form that puts the focus on the first mistake. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** More characters than any field of the product takes: a limit above it is none. */
const LONGEST = 100_000;

/** One line of text with its label above and its error below. */
export function TextField({
  label,
  value: given,
  onChange,
  error: said,
  hint,
  maxLength: most,
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
  // A profile that a server sends may leave a field out: an input without a value is no longer the caller's.
  const value = typeof given === 'string' ? given : '';
  const error = said ?? undefined;
  const maxLength = configNumber(most, 0, 1, LONGEST) || undefined;
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
      <Box
        ref={box}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
        data-fixed={readOnly || undefined}
      >
        {readOnly ? (
          <Fixed role="group" aria-label={label} aria-describedby={hint ? `${id}-hint` : undefined}>
            {softBreaks(value)}
          </Fixed>
        ) : (
          <Input
            {...input}
            ref={ref}
            id={id}
            type={type}
            value={value}
            disabled={disabled}
            style={{ '--kit-field-chars': value.length } as CSSProperties}
            maxLength={maxLength}
            handOn={wrongOr(id, error, hint)}
            onChange={onChange}
          />
        )}
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
          ) : readOnly && value !== '' ? (
            <TrailingText aria-hidden>
              <LockSimpleIcon size={20} />
            </TrailingText>
          ) : null)}
      </Box>
    </FieldFrame>
  );
}
