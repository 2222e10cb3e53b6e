import { type AnimationEvent, memo } from 'react';
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
  /** Whose course it is, in which look: one that has been drawn in stands at once, as in a row that scrolls back. @default none, it is drawn in wherever it comes */
  readonly name?: string;
}

/** The courses that have been drawn in. */
const drawn = new Set<string | undefined>();

/** Without the attribute: a page that was hidden would draw it in again. */
function stand({ currentTarget: { dataset } }: AnimationEvent<SVGElement>): void {
  drawn.add(dataset.draws);
  delete dataset.draws;
}

/** A course without axes, as wide and high as its place: where it began dotted, where it ended a dot. Decoration: the figures beside it say it. */
export const Sparkline = memo(function Sparkline({ points: given, direction, area, name }: SparklineProps) {
  const points = paintPoints(given);
  if (points.length === 0) return null;
  // A single point has come nowhere yet: it is the end alone.
  const isCourse = points.length > 1;
  const last = Math.max(1, points.length - 1);
  const levels = sparkLevels(points);
  return (
    <Line
      aria-hidden
      data-direction={direction}
      data-draws={drawn.has(name) ? undefined : (name ?? '')}
      viewBox={`0 0 ${last} ${SPARK_HEIGHT}`}
      preserveAspectRatio="none"
      onAnimationEnd={stand}
    >
      {area && isCourse ? <Area d={areaPath(levels)} /> : null}
      {isCourse ? <Base d={`M0 ${levels[0]}H${last}`} /> : null}
      {isCourse ? <Course d={sparkPath(levels)} /> : null}
      <End d={`M${last} ${levels.at(-1)}h0`} />
    </Line>
  );
});
