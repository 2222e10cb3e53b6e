import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { EMPTY, formatAmount } from '../../../domain/number.ts';
import { configNumber } from '../../config-number.ts';
import { cssShare } from '../../css-percent.ts';
import { figureText, nameText } from '../../figure-text.ts';
import { Ticks } from '../Ticks/index.ts';
import { placeOf } from './place.ts';
import { RulerLabels } from './RulerLabels.tsx';
import { PLAIN, type TickScale } from './scale.ts';
import { snap } from './snap.ts';
import { Hand, Input, Ruler, Strip, Whole } from './TickRuler.styles.ts';

export interface TickRulerProps {
  /** Where the ruler stands, between `min` and `max`; NaN where that is not known. */
  readonly value: number | null | undefined;
  /** Left out where the ruler only shows: it is a meter then, without a thumb. */
  readonly onChange?: (value: number) => void;
  /** Name of the slider: 'Percent of balance'. */
  readonly label: string;
  /** Where a drag snaps and a number stands. @default [0, 25, 50, 75, 100] */
  readonly stops?: readonly number[] | null;
  /** Value of the start. @default 0 */
  readonly min?: number | null;
  /** Above `min`. @default 100 */
  readonly max?: number | null;
  /** What an arrow key adds. @default 1 */
  readonly step?: number | null;
  /** Spaces between the ticks, and after how many a tick is tall. @default 40 spaces, four of them marked */
  readonly scale?: TickScale;
  /** `ink` draws the ticks up to the value in ink; `hand` points at it where nothing adds up, as at a price. @default 'ink' */
  readonly shows?: 'ink' | 'hand';
  /** What stands above the ticks and under them, by where the scale lies; a ZonedRuler draws its zones so. @default nothing */
  readonly around?: (scale: RulerEnds & { readonly value: number }) => readonly [above: ReactNode, under: ReactNode];
  /** Text of a stop: '20×'. @default the number */
  readonly stopText?: (stop: number) => ReactNode;
  /** Text of the value under its place: '63,400.0'. @default none */
  readonly nowText?: string | null;
  /** What a screen reader says for a value. @default '25%' */
  readonly valueText?: (value: number) => string;
  /** It cannot be changed now. @default false */
  readonly disabled?: boolean;
}

const STOPS: readonly number[] = [0, 25, 50, 75, 100];

/** The values of both ends. */
export interface RulerEnds {
  /** Value of the start. */
  readonly min: number;
  /** Value of the end. */
  readonly max: number;
}

const plain = (value: number): string => formatAmount(value, 8, { trim: true });

/** Lots may be more than the whole numbers that are exact: for a place on the screen that is enough. */
const FURTHEST = 1e20;

/** The ends of a ruler; one that ends where it begins, or before, is as long as the plain one. */
function endsOf({ min: least, max: most }: TickRulerProps): RulerEnds {
  const min = configNumber(least, 0, -FURTHEST, FURTHEST);
  const max = configNumber(most, 100, -FURTHEST, FURTHEST);
  return { min, max: max > min ? max : min + 100 };
}

/** Stops that stand on the ruler, each once; 0.1 + 0.2 is 0.3. */
const stopsOn = (stops: readonly number[], { min, max }: RulerEnds): number[] => [
  ...new Set(stops.map((stop) => Math.round(stop * 1e8) / 1e8).filter((stop) => stop >= min && stop <= max)),
];

/** A meter needs a value between its ends; a ruler that knows none is a picture that says so. */
function meterRole(label: string, value: number, { min, max }: RulerEnds, text: string) {
  if (!Number.isFinite(value)) return { role: 'img', 'aria-label': `${nameText(label)} ${EMPTY}` };
  return {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(max, Math.max(min, value)),
    'aria-valuetext': text,
  };
}

/**
 * The ruler of percent, leverage, risk, time and settlement price. Arrows move it by a step, a drag snaps at the stops
 * (readings G18); 44 high where it moves. Where parts of it mean different things it is a ZonedRuler; for the range of a day there is RangeRuler, for a ring TickRing.
 */
export function TickRuler(props: TickRulerProps) {
  const { onChange, label, scale = PLAIN, shows = 'ink', stopText = plain, valueText, disabled } = props;
  const ends = endsOf(props);
  const { min, max } = ends;
  const value = props.value ?? Number.NaN;
  const stops = stopsOn(props.stops ?? STOPS, ends);
  const nowText = props.nowText ? figureText(props.nowText) : undefined;
  const isDragged = useRef(false);
  const isKnown = Number.isFinite(value);
  const spoken = !isKnown ? EMPTY : valueText ? valueText(value) : `${plain(value)}%`;
  const [above, under] = props.around?.({ value, min, max }) ?? [];
  const hasLabels = stops.length > 0 || nowText !== undefined;
  const move = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.valueAsNumber;
    onChange?.(isDragged.current ? snap(next, stops, max - min) : next);
  };
  const drag = (is: boolean) => () => {
    isDragged.current = is;
  };
  return (
    <Whole data-still={onChange ? undefined : ''} {...(onChange ? undefined : meterRole(label, value, ends, spoken))}>
      {above}
      <Ruler data-disabled={disabled || undefined} data-labels={hasLabels || undefined}>
        <Strip>
          <Ticks
            count={scale.count}
            major={scale.major}
            share={shows === 'ink' ? Math.max((scale.least ?? 0) / scale.count, placeOf(value, min, max)) : 0}
          />
          {!onChange && shows === 'hand' && isKnown ? (
            <Hand data-glides="" style={{ '--place': cssShare(placeOf(value, min, max)) }} />
          ) : null}
          {under}
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
            aria-valuetext={spoken}
            min={min}
            max={max}
            step={configNumber(props.step, 1, Number.EPSILON)}
            value={isKnown ? Math.min(max, Math.max(min, value)) : min}
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
