import { formatPrice } from '../../../domain/number.ts';
import { formatDateTime } from '../../../domain/time.ts';
import type { ChartWords } from '../../words/index.ts';
import type { ChartDrawing, DrawingKind, DrawingPoint } from './types.ts';

export const DRAWING_WORD = {
  trend: 'drawTrend',
  ray: 'drawRay',
  horizontal: 'drawHorizontal',
  fibonacci: 'drawFibonacci',
} as const satisfies Record<DrawingKind, keyof ChartWords>;

/** A drawing in words: its kind and the prices that it hangs on. */
export const describeDrawing = ({ kind, points }: ChartDrawing, decimals: number, words: ChartWords): string =>
  `${words[DRAWING_WORD[kind]]} ${points.map(({ price }) => formatPrice(price, decimals)).join(', ')}`;

/** A point in words: price and time. */
export const describePoint = ({ time, price }: DrawingPoint, decimals: number): string =>
  `${formatPrice(price, decimals)}, ${formatDateTime(time, { time: 'minutes' })}`;
