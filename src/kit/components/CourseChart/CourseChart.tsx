import { type Direction, formatPrice, type NumberInput } from '../../../domain/number.ts';
import { formatDateTime, formatDay, type TimeInput } from '../../../domain/time.ts';
import { cssPercent } from '../../css-percent.ts';
import { nameText, proseText } from '../../figure-text.ts';
import { extent, paintPoints } from '../../paint-number.ts';
import { Sparkline } from '../Sparkline/index.ts';
import { Ticks } from '../Ticks/index.ts';
import type { TimeTextProps } from '../TimeText/index.ts';
import { Dates, Disc, Discs, End, Plot, Ruler, Spoken, Whole } from './CourseChart.styles.ts';
import { type CourseMark, discsOf } from './marks.ts';

export interface CourseChartProps {
  /** Values, oldest first, evenly far apart. */
  readonly points: readonly (number | null)[] | null | undefined;
  /** Colour of the line. */
  readonly direction: Direction;
  /** What a screen reader hears in place of the picture. */
  readonly label: string;
  /** Decimal text of the last value; stands beside the end of the line. */
  readonly last: NumberInput;
  /** Decimals of the value. */
  readonly decimals: number;
  /** Moments under the ruler, from the first point's to the last's, evenly far apart: times of the wire. */
  readonly times?: readonly TimeInput[] | null;
  /** Language of the app. */
  readonly lang: TimeTextProps['lang'];
  /** What is told of a moment: its day, or the minute of the day. @default 'day' */
  readonly look?: 'day' | 'clock';
  /** What happened on the way: a disc each, at its moment and value. */
  readonly marks?: readonly CourseMark[] | null;
  /** The value is old: the line and its end are grey. @default false */
  readonly isStale?: boolean;
}

const TICKS = 60;

/** How a value went over days: a line on its ground, where it stands now, and a ruler of the time. For candles take CandleChart. */
export function CourseChart(props: CourseChartProps) {
  const { direction, label, last, decimals, lang, look = 'day', isStale } = props;
  const points = paintPoints(props.points);
  const times = props.times ?? [];
  const marks = props.marks ?? [];
  const { low, range } = extent(points) ?? { low: 0, range: 0 };
  const level = range > 0 ? 1 - ((points.at(-1) ?? low) - low) / range : 0.5;
  const picture = (
    <Whole role="img" aria-label={proseText(label)} data-stale={isStale ? '' : undefined}>
      <Plot>
        <Sparkline area points={points} direction={direction} />
        <Discs>
          {discsOf(marks, low, range).map(({ letter, x, y }) => (
            <Disc key={`${x} ${y}`} style={{ insetInlineStart: cssPercent(x), insetBlockStart: cssPercent(y) }}>
              {[...nameText(letter)][0]}
            </Disc>
          ))}
        </Discs>
        <End style={{ insetBlockStart: cssPercent(level) }}>{formatPrice(last, decimals)}</End>
      </Plot>
      <Ruler>
        <Ticks count={TICKS} major={times.length > 1 ? TICKS / (times.length - 1) : TICKS} />
      </Ruler>
      <Dates>
        {times.map((time, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moments of one day have the same words; their place is what they are.
          <span key={place}>
            {look === 'day' ? formatDay(time, lang, 'short') : formatDateTime(time, { date: false, time: 'minutes' })}
          </span>
        ))}
      </Dates>
    </Whole>
  );
  if (marks.length === 0) return picture;
  return (
    <>
      {picture}
      <Spoken>
        {marks.map(({ name }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fills of one minute have the same words.
          <li key={place}>{nameText(name)}</li>
        ))}
      </Spoken>
    </>
  );
}
