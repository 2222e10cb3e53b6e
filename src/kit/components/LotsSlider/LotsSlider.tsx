import type { ReactNode } from 'react';
import { formatCompact, formatCount } from '../../../domain/number.ts';
import { figureNode, type Prose } from '../../figure-text.ts';
import { Stepper } from '../Stepper/index.ts';
import { wholeOf } from '../Stepper/whole.ts';
import { scaleFor, TickRuler } from '../TickRuler/index.ts';
import { Group, Worth } from './LotsSlider.styles.ts';
import { lotsAt, placesOf } from './lots.ts';

export interface LotsSliderProps {
  /** Name of the field and of the slider: 'Lots'. */
  readonly label: string;
  /** Whole lots as text; '' when nothing is entered. */
  readonly value: string;
  /** Called with whole lots as text, by a step, a key or a drag. */
  readonly onChange: (lots: string) => void;
  /** Fewest lots of an order. @default '1' */
  readonly min?: string | null;
  /** Most lots that balance and limits allow; '0' where not one is, null while it is not known. */
  readonly max: string | null | undefined;
  /** What the lots stand for, an AmountText: '0.1200 BTC'. */
  readonly amount: Prose;
  /** Unit after the figure: 'lots'. */
  readonly unit?: string | null;
  /** Under the slider: why there is a limit, or why there is none to have. */
  readonly hint?: ReactNode;
  /** What is wrong, in a sentence under the field. */
  readonly error?: string | null;
  /** It cannot be changed now. @default false */
  readonly disabled?: boolean;
}

const GROUPED_UP_TO = 9999;
/** Signs of a number that three of have room for. */
const SHORT = 6;
const placeText = (place: number) =>
  place > GROUPED_UP_TO ? formatCompact(String(place)) : formatCount(String(place));

/** Whole lots of an order: stepped, typed or slid up to the most there can be, with the amount they stand for. */
export function LotsSlider(props: LotsSliderProps) {
  const { label, value, onChange, min: least, max, amount, unit, hint, error, disabled } = props;
  const min = wholeOf(least) === null ? '1' : String(least);
  const places = placesOf(value, min, max);
  const isOff = disabled || places === null;
  const { at, min: start, max: end, stops } = places ?? { at: 0, min: 0, max: 1, stops: [] };
  // Between the ends a number stands in the middle alone, and none where they are long: that has room at any text size.
  const hasMiddle = stops.length > 3 && placeText(end).length <= SHORT;
  const numbered = new Set([start, end, ...(hasMiddle ? stops.slice(2, 3) : [])]);
  return (
    <Group>
      <Stepper
        label={label}
        labelEnd={<Worth>{figureNode(amount)}</Worth>}
        value={value}
        onChange={onChange}
        min={min}
        max={max ?? undefined}
        unit={unit}
        disabled={isOff}
        error={error}
      />
      <TickRuler
        label={label}
        value={at}
        min={start}
        max={end}
        stops={stops}
        scale={scaleFor(end - start)}
        stopText={(stop) => (numbered.has(stop) ? placeText(stop) : '')}
        valueText={(place) => `${formatCount(String(place))}${unit ? ` ${unit}` : ''}`}
        disabled={isOff}
        onChange={(place) => onChange(lotsAt(place, min, max ?? min))}
      />
      {hint}
    </Group>
  );
}
