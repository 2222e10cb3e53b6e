import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { cssPercent } from '../../css-percent.ts';
import { Ticks } from '../Ticks/index.ts';
import { RulerLabels } from './RulerLabels.tsx';
import { RulerAbove, RulerBands, type RulerMark } from './RulerZones.tsx';
import { PLAIN, type TickScale } from './scale.ts';
import { snap } from './snap.ts';
import { Hand, Input, Ruler, Strip, Whole } from './TickRuler.styles.ts';
import { placeOf, placeZones, type RulerZone } from './zones.ts';

export interface TickRulerProps {
  /** Where the ruler stands, between `min` and `max`; NaN where that is not known. */
  readonly value: number;
  /** Left out where the ruler only shows: it is a meter then, without a thumb. */
  readonly onChange?: (value: number) => void;
  /** Name of the slider: 'Percent of balance'. */
  readonly label: string;
  /** Where a drag snaps and a number stands. @default [0, 25, 50, 75, 100] */
  readonly stops?: readonly number[];
  /** @default 0 */
  readonly min?: number;
  /** @default 100 */
  readonly max?: number;
  /** What an arrow key adds. @default 1 */
  readonly step?: number;
  /** Spaces between the ticks, and after how many a tick is tall. @default 40 spaces, four of them marked */
  readonly scale?: TickScale;
  /** `ink` draws the ticks up to the value in ink; `hand` points at it where nothing adds up, as at a price. @default 'ink' */
  readonly shows?: 'ink' | 'hand';
  /** Parts of the scale that mean different things, in order. @default none */
  readonly zones?: readonly RulerZone[];
  /** A line across the scale: the linked price, the open. @default none */
  readonly mark?: RulerMark;
  /** Text of a stop: '20×'. @default the number */
  readonly stopText?: (stop: number) => ReactNode;
  /** Text of the value under its place: '63,400.0'. @default none */
  readonly nowText?: string;
  /** What a screen reader says for a value. @default '25%' */
  readonly valueText?: (value: number) => string;
  readonly disabled?: boolean;
}

const STOPS: readonly number[] = [0, 25, 50, 75, 100];
const NO_ZONES: readonly RulerZone[] = [];

/** A meter needs a value between its ends; a ruler that knows none is a picture that says so. */
function meterRole({ value, label, min = 0, max = 100, valueText }: TickRulerProps) {
  if (!Number.isFinite(value)) return { role: 'img', 'aria-label': `${label} ${EMPTY}` };
  const text = valueText ? valueText(value) : `${value}%`;
  const now = Math.min(max, Math.max(min, value));
  return {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': now,
    'aria-valuetext': text,
  };
}

/**
 * The ruler of percent, leverage, risk, time and settlement price. Arrows move it by a step, a drag snaps at the stops
 * (readings G18); 44 high where it moves. For the range of a day there is RangeRuler, for a ring TickRing.
 */
export function TickRuler(props: TickRulerProps) {
  const { value, onChange, label, stops = STOPS, min = 0, max = 100, step = 1, scale = PLAIN } = props;
  const { shows = 'ink', zones = NO_ZONES, mark, stopText = String, nowText, valueText, disabled } = props;
  const isDragged = useRef(false);
  const isKnown = Number.isFinite(value);
  const placed = placeZones(zones, value, min, max);
  const hasLabels = stops.length > 0 || nowText !== undefined;
  const move = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.valueAsNumber;
    onChange?.(isDragged.current ? snap(next, stops, max - min) : next);
  };
  const drag = (is: boolean) => () => {
    isDragged.current = is;
  };
  return (
    <Whole data-still={onChange ? undefined : ''} {...(onChange ? undefined : meterRole(props))}>
      <RulerAbove zones={placed} mark={mark} min={min} max={max} />
      <Ruler data-disabled={disabled || undefined} data-labels={hasLabels || undefined}>
        <Strip>
          <Ticks count={scale.count} major={scale.major} share={shows === 'ink' ? placeOf(value, min, max) : 0} />
          {!onChange && shows === 'hand' && isKnown ? (
            <Hand style={{ insetInlineStart: cssPercent(placeOf(value, min, max)) }} />
          ) : null}
          <RulerBands zones={placed} />
        </Strip>
        {hasLabels ? (
          <RulerLabels
            value={value}
            min={min}
            max={max}
            stops={stops}
            stopText={stopText}
            nowText={isKnown ? nowText : undefined}
          />
        ) : null}
        {onChange ? (
          <Input
            type="range"
            aria-label={label}
            aria-valuetext={isKnown ? (valueText ? valueText(value) : `${value}%`) : EMPTY}
            min={min}
            max={max}
            step={step}
            value={isKnown ? value : min}
            disabled={disabled}
            onChange={move}
            onPointerDown={drag(true)}
            onPointerUp={drag(false)}
            onPointerCancel={drag(false)}
            onKeyDown={drag(false)}
          />
        ) : null}
      </Ruler>
    </Whole>
  );
}
