import { type ReactNode, type Ref, useId, useRef } from 'react';
import { FieldFrame } from '../../field/Field.tsx';
import { useAboveKeyboard } from '../../field/useAboveKeyboard.ts';
import { Cell, Cells, Input, Row } from './CodeField.styles.ts';

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, place) => place);

/** Digits of any script's keyboard or of a pasted sentence: "Your code is 123 456" gives 123456. */
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH);

export interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
  readonly hint?: ReactNode;
  /** Beside the cells: the button that sends the code. */
  readonly trailing?: ReactNode;
  /** @default 'code' */
  readonly name?: string;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Six digits from a mail or message; the phone fills them in, and a pasted sentence is cleaned. */
export function CodeField({
  label,
  value,
  onChange,
  error,
  hint,
  trailing,
  name = 'code',
  disabled,
  ref,
}: CodeFieldProps) {
  const id = useId();
  const cells = useRef<HTMLDivElement>(null);
  useAboveKeyboard(cells);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <Row>
        <Cells ref={cells} data-invalid={error ? true : undefined}>
          <Input
            ref={ref}
            id={id}
            name={name}
            value={value}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
            onChange={(event) => onChange(digitsOf(event.target.value))}
          />
          {PLACES.map((place) => (
            <Cell key={place} aria-hidden data-next={place === Math.min(value.length, LENGTH - 1) || undefined}>
              {value[place]}
            </Cell>
          ))}
        </Cells>
        {trailing}
      </Row>
    </FieldFrame>
  );
}
