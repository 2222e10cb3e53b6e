import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { EMPTY, formatCount } from '../../../domain/number.ts';
import { Box } from '../../field/Field.styles.ts';
import { FieldFrame, wrongOr } from '../../field/Field.tsx';
import { StepButton } from '../../field/StepButton.tsx';
import { useAboveKeyboard } from '../../field/useAboveKeyboard.ts';
import { useBareWhileTyped } from '../../field/useBareWhileTyped.ts';
import { proseText } from '../../figure-text.ts';
import { fieldText } from '../NumberField/typed.ts';
import { Input, Middle, Unit } from './Stepper.styles.ts';
import { canMove, fitted, moved, wholeOf } from './whole.ts';

export interface StepperProps {
  /** What is counted: 'Lots', 'Shares'. */
  readonly label: string;
  /** Whole number from nought on, as text; '' when nothing is entered. */
  readonly value: string;
  /** Each step and each typed digit; after typing, the figure is brought into the limits when the field is left. */
  readonly onChange: (value: string) => void;
  /** Least value, as text. @default '0' */
  readonly min?: string | null;
  /** Greatest value, as text; without it there is no end. */
  readonly max?: string | null;
  /** What one press adds; values stand at min + n × step. @default '1' */
  readonly step?: string | null;
  /** After the figure: 'lots'. */
  readonly unit?: string | null;
  /** At the end of the label line. */
  readonly labelEnd?: ReactNode;
  /** A sentence under the field while nothing is wrong. */
  readonly hint?: ReactNode;
  /** What is wrong, in a sentence under the field. */
  readonly error?: string | null;
  /** Nothing can be entered now. @default false */
  readonly disabled?: boolean;
  /** Name of the field in its form. */
  readonly name?: string;
}

/** For aria-value*, which knows floats alone; what is larger is told by its text. */
const spoken = (text: string | null | undefined): number | undefined =>
  wholeOf(text) !== null && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/** Signs of a figure from which on it is set smaller. */
const LONG = 8;
const VERY_LONG = 21;

/** Steps of a key; a page is ten. */
const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A whole number between minus and plus: pressed, held, typed or by the arrow keys. For amounts with decimals take
 * NumberField with its steps.
 */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, max, hint, disabled } = props;
  const unit = proseText(props.unit);
  const min = props.min ?? '0';
  const step = props.step ?? '1';
  const error = props.error ?? undefined;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useAboveKeyboard(box);
  const bare = useBareWhileTyped();
  const limits = { min, max, step };
  const isKnown = wholeOf(value) !== null;
  const shown = isKnown ? (bare.isTyped ? value : formatCount(value)) : '';

  const set = (next: string) => {
    if (next !== value) onChange(next);
  };
  const keys = (event: KeyboardEvent) => {
    const end = event.key === 'Home' ? min : event.key === 'End' ? max : undefined;
    const by = KEYS[event.key];
    if (by === undefined && end === undefined) return;
    event.preventDefault();
    set(by === undefined ? fitted(end ?? value, limits) : moved(value, by, limits));
  };
  const button = (by: 1 | -1) => (
    <StepButton
      by={by}
      label={label}
      disabled={disabled || !canMove(value, by, limits)}
      onStep={() => set(moved(value, by, limits))}
    />
  );
  return (
    <FieldFrame id={id} label={label} labelEnd={props.labelEnd} error={error} hint={hint}>
      <Box ref={box} data-steps data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
        {button(-1)}
        <Middle htmlFor={id}>
          <Input
            id={id}
            name={props.name}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            placeholder={EMPTY}
            data-long={shown.length > VERY_LONG ? 'very' : shown.length > LONG ? true : undefined}
            value={shown}
            disabled={disabled}
            handOn={{
              ...wrongOr(id, error, hint),
              'aria-valuenow': spoken(value),
              'aria-valuetext': isKnown ? `${formatCount(value)}${unit ? ` ${unit}` : ''}` : EMPTY,
              'aria-valuemin': spoken(min),
              'aria-valuemax': spoken(max),
            }}
            onFocus={(event) => bare.begin(event.currentTarget)}
            onBlur={() => {
              bare.end();
              set(fitted(value, limits));
            }}
            onKeyDown={keys}
            onChange={(text) => {
              const typed = fieldText(text, 0, { pasted: true });
              // More digits than a quantity has would empty the field; the last one is not taken instead.
              if (typed === '' || (typed !== null && wholeOf(typed) !== null)) set(typed);
            }}
          />
          {unit ? <Unit aria-hidden>{unit}</Unit> : null}
        </Middle>
        {button(1)}
      </Box>
    </FieldFrame>
  );
}
