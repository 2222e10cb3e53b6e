import type { ReactNode } from 'react';
import { cssPercent } from '../../css-percent.ts';
import { placed, placeOf, roomOf } from './place.ts';
import { Label, Labels, Now } from './TickRuler.styles.ts';

export interface RulerLabelsProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly stops: readonly number[];
  readonly stopText: (stop: number) => ReactNode;
  /** Text of the value under its place; stops that it would cover stay away. */
  readonly nowText: string | undefined;
}

/** How much of the ruler a stop needs beside the text of the value, at twice the text size. */
const STOP_ROOM = 0.12;

/** Nearer to an end than this share of the ruler, a stop has its text inside. */
const EDGE = 0.02;

/** Words beyond this many letters leave no room between the ends with large text. */
const LONG = 6;

/** Whether the text of the value covers a stop: always, or with large text and on narrow rulers. */
function nearness(distance: number, nowText: string | undefined): 'always' | 'large' | undefined {
  if (nowText === undefined) return undefined;
  const room = roomOf(nowText) + STOP_ROOM;
  if (distance > room) return undefined;
  return distance > room * 0.65 ? 'large' : 'always';
}

/** The texts under the ticks. */
export function RulerLabels({ value, min, max, stops, stopText, nowText }: RulerLabelsProps) {
  const place = (at: number) => placeOf(at, min, max);
  const texts = stops.map(stopText);
  const isLong = texts.some((text) => typeof text === 'string' && text.length > LONG);
  return (
    <Labels aria-hidden data-long={isLong || undefined}>
      {stops.map((stop, index) => (
        <Label
          key={stop}
          data-on={stop === value || undefined}
          data-near={nearness(Math.abs(place(stop) - place(value)), nowText)}
          data-end={place(stop) < EDGE ? 'start' : place(stop) > 1 - EDGE ? 'end' : undefined}
          style={{ insetInlineStart: cssPercent(place(stop)) }}
        >
          {texts[index]}
        </Label>
      ))}
      {nowText === undefined ? null : <Now style={placed(place(value), nowText)}>{nowText}</Now>}
    </Labels>
  );
}
