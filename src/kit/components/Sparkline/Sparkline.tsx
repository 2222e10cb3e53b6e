import { memo } from 'react';
import type { Direction } from '../../../domain/number.ts';
import { paintPoints } from '../../paint-number.ts';
import { Area, Base, Course, End, Line } from './Sparkline.styles.ts';
import { areaPath, SPARK_HEIGHT, sparkLevels, sparkPath } from './spark-path.ts';

export interface SparklineProps {
  /** Values, oldest first. */
  readonly points: readonly (number | null)[] | null | undefined;
  /** Colour of the line: the day's direction. */
  readonly direction: Direction;
  /** Fills the ground below the line: in a card, not in a row. @default false */
  readonly area?: boolean;
}

/** A course without axes, as wide and high as its place: where it began dotted, where it ended a dot. Decoration: the figures beside it say it. */
export const Sparkline = memo(function Sparkline({ points: given, direction, area }: SparklineProps) {
  const points = paintPoints(given);
  if (points.length < 2) return null;
  const last = points.length - 1;
  const levels = sparkLevels(points);
  return (
    <Line aria-hidden data-direction={direction} viewBox={`0 0 ${last} ${SPARK_HEIGHT}`} preserveAspectRatio="none">
      {area ? <Area d={areaPath(levels)} /> : null}
      <Base d={`M0 ${levels[0]}H${last}`} />
      <Course d={sparkPath(levels)} />
      <End d={`M${last} ${levels[last]}h0`} />
    </Line>
  );
});
