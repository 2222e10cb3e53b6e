import { Candles, Room } from './ChartSkeleton.styles.ts';

/** Tops of the bars of 100: a quiet course, the same each time. */
const TOPS = [58, 60, 55, 50, 52, 44, 40, 42, 36, 30, 32, 26, 22, 25, 28, 24, 20, 26, 30, 33];
const lines = (line: (top: number, height: number) => string): string =>
  TOPS.map((top, i) => `M${i * 15} ${line(top, 8 + (top % 7))}`).join('');
const DRAWN = lines((top, height) => `${top}v${height}`) + lines((_, height) => `96v-${height}`);

export interface ChartSkeletonProps {
  /** Any CSS length: room of its own where no chart stands yet; without it the chart's own frame is filled. */
  readonly height?: string;
}

/** A chart's own shape while its bars, its library or its pair are on their way. */
export function ChartSkeleton({ height }: ChartSkeletonProps) {
  const candles = (
    <Candles aria-hidden viewBox="0 0 300 100" preserveAspectRatio="none">
      <path d={DRAWN} />
    </Candles>
  );
  return height ? <Room style={{ blockSize: height }}>{candles}</Room> : candles;
}
