import { type ReactNode, type Ref, useId, useRef } from 'react';
import { FieldFrame, wrongOr } from '../../field/Field.tsx';
import { useAboveKeyboard } from '../../field/useAboveKeyboard.ts';
import { Cell, Cells, Input } from './CodeField.styles.ts';

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, place) => place);

/** Digits of any script's keyboard or of a pasted sentence: "Your code is 123 456" gives 123456. */
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH);

export interface CodeFieldProps {
  /** Names the field, above it. */
  readonly label: string;
  /** The digits so far, six at most. */
  readonly value: string;
  /** Called with the cleaned digits. */
  readonly onChange: (value: string) => void;
  /** What is wrong, in a sentence under the field. */
  readonly error?: string;
  /** A sentence under the field while nothing is wrong. */
  readonly hint?: ReactNode;
  /** At the end of the label line: the TextButton that sends the code. */
  readonly labelEnd?: ReactNode;
  /** Name of the field in its form. @default 'code' */
  readonly name?: string;
  /** Nothing can be entered now. @default false */
  readonly disabled?: boolean;
  /** The input, for a form that puts the focus on the first mistake. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Six digits from a mail or message; the phone fills them in, and a pasted sentence is cleaned. */
export function CodeField({
  label,
  value: given,
  onChange,
  error,
  hint,
  labelEnd,
  name = 'code',
  disabled,
  ref,
}: CodeFieldProps) {
  const value = typeof given === 'string' ? digitsOf(given) : '';
  const id = useId();
  const cells = useRef<HTMLDivElement>(null);
  useAboveKeyboard(cells);
  return (
    <FieldFrame id={id} label={label} labelEnd={labelEnd} error={error} hint={hint}>
      <Cells ref={cells} data-invalid={error ? true : undefined}>
        <Input
          ref={ref}
          id={id}
          name={name}
          value={value}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          handOn={wrongOr(id, error, hint)}
          onChange={(text) => onChange(digitsOf(text))}
        />
        {PLACES.map((place) => (
          <Cell key={place} aria-hidden data-next={place === Math.min(value.length, LENGTH - 1) || undefined}>
            {value[place]}
          </Cell>
        ))}
      </Cells>
    </FieldFrame>
  );
}
