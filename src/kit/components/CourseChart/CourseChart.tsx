import { type Direction, formatPrice, type NumberInput } from '../../../domain/number.ts';
import { formatDateTime, formatDay, type TimeInput } from '../../../domain/time.ts';
import { cssPercent } from '../../css-percent.ts';
import { proseText } from '../../figure-text.ts';
import { extent, paintPoints } from '../../paint-number.ts';
import { Sparkline } from '../Sparkline/index.ts';
import { Ticks } from '../Ticks/index.ts';
import type { TimeTextProps } from '../TimeText/index.ts';
import { Dates, End, Plot, Ruler, Whole } from './CourseChart.styles.ts';

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
}

const TICKS = 60;

/** How a value went over days: a line on its ground, where it stands now, and a ruler of the time. For candles take CandleChart. */
export function CourseChart(props: CourseChartProps) {
  const { direction, label, last, decimals, lang, look = 'day' } = props;
  const points = paintPoints(props.points);
  const times = props.times ?? [];
  const { low, range } = extent(points) ?? { low: 0, range: 0 };
  const level = range > 0 ? 1 - ((points.at(-1) ?? low) - low) / range : 0.5;
  return (
    <Whole role="img" aria-label={proseText(label)}>
      <Plot>
        <Sparkline area points={points} direction={direction} />
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
}
