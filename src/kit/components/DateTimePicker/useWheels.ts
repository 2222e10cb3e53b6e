import { useMemo } from 'react';
import type { Labels } from './labels.ts';
import { type TimeRange, within } from './range.ts';
import type { WheelRow } from './Wheel.tsx';
import { MINUTE_MS, momentOf, offsetAt, two, type WheelTime, wheelTimeOf } from './zone.ts';

interface WheelsOptions {
  readonly range: TimeRange;
  readonly labels: Labels;
  /** Day of now, for 'Today'. */
  readonly today: number;
  readonly minuteStep: number;
  readonly utcOffset: number | undefined;
}

/** Rows of the three wheels at a time, and where a turned wheel leads: never out of the range. */
export function useWheels(ms: number, { range, labels, today, minuteStep, utcOffset }: WheelsOptions) {
  const { min, max } = range;
  const time = wheelTimeOf(ms, utcOffset);
  const first = wheelTimeOf(min, utcOffset).day;
  const last = wheelTimeOf(max, utcOffset).day;

  const days = useMemo(
    () =>
      Array.from({ length: last - first + 1 }, (_, i): WheelRow => {
        const day = first + i;
        return { value: day, text: labels.dayRow(day, today), isOff: false };
      }),
    [first, last, labels, today],
  );
  const { day, hour } = time;
  const hours = useMemo(() => {
    const isOff = (at: number) =>
      momentOf({ day, hour: at, minute: 59 }, utcOffset) < min ||
      momentOf({ day, hour: at, minute: 0 }, utcOffset) > max;
    return Array.from({ length: 24 }, (_, at): WheelRow => ({ value: at, text: two(at), isOff: isOff(at) }));
  }, [day, min, max, utcOffset]);
  const minutes = useMemo(() => {
    const moment = (minute: number) => momentOf({ day, hour, minute }, utcOffset);
    return Array.from({ length: 60 / minuteStep }, (_, i): WheelRow => {
      const minute = i * minuteStep;
      return { value: minute, text: two(minute), isOff: moment(minute) < min || moment(minute) > max };
    });
  }, [day, hour, min, max, minuteStep, utcOffset]);

  const turned = (change: Partial<WheelTime>): number => {
    const moment = momentOf({ ...time, ...change }, utcOffset);
    return within(moment, range, minuteStep * MINUTE_MS, offsetAt(moment, utcOffset) * MINUTE_MS);
  };
  return { time, days, hours, minutes, turned };
}
