import { memo } from 'react';
import type { Direction } from '../../../domain/number.ts';
import { paintPoints } from '../../paint-number.ts';
import { Line } from './Sparkline.styles.ts';
import { SPARK_HEIGHT, sparkPath } from './spark-path.ts';

export interface SparklineProps {
  /** Values, oldest first. */
  readonly points: readonly (number | null)[] | null | undefined;
  /** Colour of the line: the day's direction. */
  readonly direction: Direction;
}

/** A course without axes, as wide and high as its place. Decoration: the figures beside it say it. */
export const Sparkline = memo(function Sparkline({ points: given, direction }: SparklineProps) {
  const points = paintPoints(given);
  if (points.length < 2) return null;
  return (
    <Line
      aria-hidden
      data-direction={direction}
      viewBox={`0 0 ${points.length - 1} ${SPARK_HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path d={sparkPath(points)} />
    </Line>
  );
});
