import { Shape } from './CandleChart.styles.ts';

/** Heights and tops of the bars of 100: a quiet course, the same each time. */
const BARS = [
  [58, 10],
  [60, 8],
  [55, 12],
  [50, 14],
  [52, 9],
  [44, 12],
  [40, 10],
  [42, 8],
  [36, 12],
  [30, 14],
  [32, 9],
  [26, 12],
  [22, 10],
  [25, 8],
  [28, 12],
  [24, 9],
  [20, 12],
  [26, 10],
  [30, 12],
  [33, 8],
] as const;
const path = BARS.map(([top, height], i) => `M${i * 15 + 8} ${top}v${height}`).join('');
const volumes = BARS.map(([, height], i) => `M${i * 15 + 8} 96v-${height / 1.2}`).join('');

/** The chart's own shape while bars or the library are on their way. */
export function ChartSkeleton() {
  return (
    <Shape aria-hidden viewBox="0 0 300 100" preserveAspectRatio="none">
      <path d={path} />
      <path d={volumes} />
    </Shape>
  );
}
