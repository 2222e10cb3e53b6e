import { type ChangeEvent, useRef } from 'react';
import { Ticks } from '../Ticks/index.ts';
import { snap } from './snap.ts';
import { Input, Label, Labels, Ruler, Strip } from './TickRuler.styles.ts';

export interface TickRulerProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Name of the slider: 'Percent of balance'. */
  readonly label: string;
  /** Where a drag snaps and a number stands. @default [0, 25, 50, 75, 100] */
  readonly stops?: readonly number[];
  /** @default 0 */
  readonly min?: number;
  /** @default 100 */
  readonly max?: number;
  /** Text of a stop: '20×'. @default the number */
  readonly stopText?: (stop: number) => string;
  /** What a screen reader says for a value. @default '25%' */
  readonly valueText?: (value: number) => string;
  readonly disabled?: boolean;
}

const STOPS: readonly number[] = [0, 25, 50, 75, 100];
const TICKS = 40;

/** The percent ruler: arrows move it by 1, a drag snaps at the stops (readings G18). 44 px high. */
export function TickRuler(props: TickRulerProps) {
  const { value, onChange, label, stops = STOPS, min = 0, max = 100, stopText = String, valueText, disabled } = props;
  const isDragged = useRef(false);
  const span = max - min;
  const move = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.valueAsNumber;
    onChange(isDragged.current ? snap(next, stops, span) : next);
  };
  const at = (stop: number) => `${(((stop - min) / span) * 100).toFixed(2)}%`;
  return (
    <Ruler data-disabled={disabled || undefined}>
      <Strip>
        <Ticks count={TICKS} major={TICKS / 4} share={(value - min) / span} />
      </Strip>
      <Labels aria-hidden>
        {stops.map((stop) => (
          <Label
            key={stop}
            data-on={stop === value || undefined}
            data-end={stop === min ? 'start' : stop === max ? 'end' : undefined}
            style={{ insetInlineStart: at(stop) }}
          >
            {stopText(stop)}
          </Label>
        ))}
      </Labels>
      <Input
        type="range"
        aria-label={label}
        aria-valuetext={valueText ? valueText(value) : `${value}%`}
        min={min}
        max={max}
        step={1}
        value={value}
        disabled={disabled}
        onChange={move}
        onPointerDown={() => {
          isDragged.current = true;
        }}
        onPointerUp={() => {
          isDragged.current = false;
        }}
        onPointerCancel={() => {
          isDragged.current = false;
        }}
        onKeyDown={() => {
          isDragged.current = false;
        }}
      />
    </Ruler>
  );
}
