import { formatPattern } from '../../../domain/time.ts';
import type { ChartPeriod } from './types.ts';

/** Steps between labels in minutes; a label stands on a round time of the device. */
const STEPS = [
  1, 5, 15, 30, 60, 120, 180, 240, 360, 720, 1440, 2880, 10_080, 20_160, 43_200, 129_600, 525_600,
] as const;
const DAY = 1440;

export interface TimeLabel {
  readonly index: number;
  readonly text: string;
}

const localMinutes = (time: number): number => Math.floor(time / 60_000) - new Date(time).getTimezoneOffset();

/** By language: one is dearer to make than a frame's labels are to write. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(lang: string): Intl.DateTimeFormat {
  const known = formats.get(lang);
  if (known) return known;
  const tag = lang && lang !== 'en' ? lang : 'en-GB';
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', calendar: 'gregory' });
  formats.set(lang, format);
  return format;
}

/** '20 Nov', in the words of the language. */
export const dayOf = (time: number, lang: string): string => formatOf(lang).format(time);

/** A bar's moment: '20 Nov, 17:30', or its day with the year where bars have no clock. */
export const momentOf = (time: number, { unit }: ChartPeriod, lang: string): string =>
  unit === 'minute' || unit === 'hour'
    ? `${dayOf(time, lang)}, ${formatPattern(time, 'hh:MM')}`
    : `${dayOf(time, lang)} ${formatPattern(time, 'yyyy')}`;

function labelOf(time: number, previous: number | null, step: number, { unit }: ChartPeriod, lang: string): string {
  if (unit === 'year') return formatPattern(time, 'yyyy');
  if (unit === 'month' || step >= 43_200) return formatPattern(time, 'yyyy-mm');
  if (step >= DAY || unit === 'day' || unit === 'week') return dayOf(time, lang);
  const isNewDay = previous !== null && formatPattern(time) !== formatPattern(previous);
  return isNewDay ? dayOf(time, lang) : formatPattern(time, 'hh:MM');
}

/**
 * Labels of the time axis: the first bar at or after each round time, at least `gap` bars apart. The first label of a
 * new day is its date.
 */
export function timeLabels(
  times: readonly number[],
  from: number,
  to: number,
  gap: number,
  period: ChartPeriod,
  lang = 'en',
): TimeLabel[] {
  const first = times[from];
  const last = times[to - 1];
  if (first === undefined || last === undefined) return [];
  const perBar = to - from > 1 ? (last - first) / 60_000 / (to - from - 1) : 1;
  const step = STEPS.find((minutes) => minutes >= perBar * gap) ?? 525_600;
  const labels: TimeLabel[] = [];
  let previous: number | null = null;
  let slot = Math.floor(localMinutes(first) / step);
  for (let index = from + 1; index < to; index += 1) {
    const time = times[index];
    if (time === undefined) continue;
    const next = Math.floor(localMinutes(time) / step);
    if (next === slot) continue;
    slot = next;
    const before = labels.at(-1);
    if (before && index - before.index < gap * 0.75) continue;
    labels.push({ index, text: labelOf(time, previous, step, period, lang || 'en') });
    previous = time;
  }
  return labels;
}
