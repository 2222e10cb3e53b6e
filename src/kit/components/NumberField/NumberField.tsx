import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { compareDecimal, EMPTY, formatCount } from '../../../domain/number.ts';
import { Box } from '../../field/Field.styles.ts';
import { FieldFrame, wrongOr } from '../../field/Field.tsx';
import { StepButton } from '../../field/StepButton.tsx';
import { useAboveKeyboard } from '../../field/useAboveKeyboard.ts';
import { useBareWhileTyped } from '../../field/useBareWhileTyped.ts';
import { Button } from '../Button/index.ts';
import { Inner, Input, Tail, Unit } from './NumberField.styles.ts';
import { stepped } from './step.ts';
import { atDecimals, fieldText, isFigure } from './typed.ts';

/** What a press of Max enters. */
export interface NumberFieldMost {
  /** On the button: 'Max'. */
  readonly label: string;
  /** The most that can be entered after fees, as decimal text; cut to the field's decimals. Unknown: '' or null. */
  readonly value: string | null | undefined;
}

export interface NumberFieldProps {
  /** Names the field, within the box or above it. */
  readonly label: string;
  /** Decimal text with a point, '' when empty; commas and grouping never reach it. */
  readonly value: string;
  /** Called with the cleaned decimal text; what cannot become a number never arrives. */
  readonly onChange: (value: string) => void;
  /** Places after the point that the coin or the pair allows; without them (NaN) as many as are typed. */
  readonly decimals: number;
  /** The tick: what one press of a step button adds. */
  readonly step?: string | null;
  /** Coin after the figure: 'USDT'. */
  readonly unit?: string | null;
  /** Where the step buttons stop; a typed value above it is the caller's error to name. */
  readonly max?: string | null;
  /** What is wrong, in a sentence under the field. */
  readonly error?: string | null;
  /** A sentence under the field while nothing is wrong. */
  readonly hint?: ReactNode;
  /** Minus and plus at both ends. @default false */
  readonly withSteps?: boolean;
  /** In a narrow column: less room at its start. @default false */
  readonly dense?: boolean;
  /** `lead` is the one amount of a sheet: 56 high, label above. @default 'field' */
  readonly size?: 'field' | 'lead';
  /** At the end of the label line of a lead field: the balance. */
  readonly labelEnd?: ReactNode;
  /** Offers the most there is; the caller takes fees and frozen funds off before. */
  readonly most?: NumberFieldMost;
  /** Stands in the field while it is empty: '0.00'. */
  readonly placeholder?: string;
  /** Name of the field in its form. */
  readonly name?: string;
  /** Nothing can be entered now. @default false */
  readonly disabled?: boolean;
  /** The field was left. */
  readonly onBlur?: () => void;
  /** The input, for a form that puts the focus on the first mistake. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** At rest a number is grouped as everywhere else; while it is typed it is bare. What has too many digits stays bare. */
function grouped(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const shown = /\d$/.test(value) ? formatCount(whole) : EMPTY;
  if (shown === EMPTY) return value;
  return fraction === undefined ? shown : `${shown}.${fraction}`;
}

/** Signs of a figure from which on there is no room beside it: in a field as narrow as large text makes it, in half of a line. */
const LONG = 8;
const LONGEST = 11;

/** A tick to step by; what is no number above nought is none. */
const stepOf = (step: string | null | undefined): string | undefined =>
  isFigure(step) && compareDecimal(step, '0') > 0 ? step : undefined;

/** A number that money depends on: comma and dot both mean the point, pasted text is cleaned, steps keep to the tick. */
export function NumberField(props: NumberFieldProps) {
  const { label, onChange, decimals, unit, hint, withSteps, size = 'field', disabled, most } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useAboveKeyboard(box);
  const bare = useBareWhileTyped();
  const isLead = size === 'lead';
  const error = props.error ?? undefined;
  const step = stepOf(props.step);
  const hasSteps = withSteps === true && step !== undefined;
  // What is no number is as good as nothing: it is neither shown nor stepped from.
  const value = isFigure(props.value) ? props.value : '';
  const max = isFigure(props.max) && props.max ? props.max : undefined;
  const mostText = most && isFigure(most.value) ? atDecimals(most.value, decimals) : '';

  const move = (by: 1 | -1) => {
    if (step) onChange(stepped(value || '0', step, by, max));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const replacesAll = value === '' || (selectionStart === 0 && selectionEnd === value.length);
    if (!replacesAll) return;
    event.preventDefault();
    const { lang } = document.documentElement;
    const cleaned = fieldText(event.clipboardData.getData('text'), decimals, { pasted: true, lang });
    if (cleaned) onChange(cleaned);
  };
  const keys = (event: KeyboardEvent) => {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };

  const shown = bare.isTyped ? value : grouped(value);

  const input = (
    <Input
      ref={props.ref}
      id={id}
      name={props.name}
      value={shown}
      placeholder={props.placeholder}
      disabled={disabled}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      handOn={wrongOr(id, error, hint)}
      onFocus={(event) => bare.begin(event.currentTarget)}
      onBlur={() => {
        bare.end();
        props.onBlur?.();
      }}
      onPaste={paste}
      onKeyDown={keys}
      onChange={(text) => {
        const typed = fieldText(text, decimals);
        if (typed !== null) onChange(typed);
      }}
    />
  );
  const coin = unit ? <Unit>{unit}</Unit> : null;
  const stepButton = (by: 1 | -1) => (
    <StepButton
      by={by}
      label={label}
      disabled={
        disabled ||
        (by === -1 && compareDecimal(value || '0', '0') <= 0) ||
        (by === 1 && max !== undefined && compareDecimal(value || '0', max) >= 0)
      }
      onStep={() => move(by)}
    />
  );

  return (
    <FieldFrame
      id={id}
      label={isLead ? label : undefined}
      labelEnd={isLead ? props.labelEnd : undefined}
      error={error}
      hint={hint}
    >
      <Box
        ref={box}
        data-lead={isLead || undefined}
        data-steps={hasSteps || undefined}
        data-dense={props.dense || undefined}
        data-most={most ? true : undefined}
        data-long={unit && shown.length > LONG ? (shown.length > LONGEST ? 'most' : '') : undefined}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
      >
        {hasSteps ? stepButton(-1) : null}
        <Inner style={{ '--kit-figures': Math.max(1, shown.length), '--kit-unit': unit?.length }}>
          {isLead ? null : <label htmlFor={id}>{label}</label>}
          {input}
        </Inner>
        {most ? (
          <Tail>
            {coin}
            <Button
              variant="text"
              size="md"
              disabled={disabled || compareDecimal(mostText, '0') <= 0}
              onClick={() => onChange(mostText)}
            >
              {most.label}
            </Button>
          </Tail>
        ) : (
          coin
        )}
        {hasSteps ? stepButton(1) : null}
      </Box>
    </FieldFrame>
  );
}
