import { type Bounding, type OverlayFigure, utils } from 'klinecharts';
import { formatCountdown } from '../../../domain/time.ts';
import { axisPrice } from './axis-price.ts';
import { closeOf } from './bar-time.ts';
import type { MarkContext } from './mark-context.ts';
import { text } from './mark-figures.ts';
import { momentOf } from './time-ticks.ts';

const tagHalf = (size: number): number => Math.round(size * 1.45);

/** Where the middle of the last price's tag stands. Scrolled far back that price is out of view: its tag stays at the edge it left by. */
export const tagPlace = (at: number, height: number, size: number): number =>
  Math.min(height - tagHalf(size), Math.max(tagHalf(size), at));

/** Whether a text of the axis would touch the tag. */
export const touchesTag = (y: number, tag: number, size: number): boolean =>
  Math.abs(y - tag) < tagHalf(size) + size * 0.75;

/** The tag gives way to the price under the crosshair, to the side on which it stands. */
function besides(cross: number | null, tag: number, size: number, height: number): number {
  const least = tagHalf(size) + size;
  if (cross === null || Math.abs(cross - tag) >= least) return tag;
  const away = tag < cross ? cross - least : cross + least;
  const isIn = away >= tagHalf(size) && away <= height - tagHalf(size);
  return isIn ? away : tag < cross ? cross + least : cross - least;
}

/** Ground over a text of an axis. */
const cover = (x: number, y: number, width: number, height: number, color: string): OverlayFigure => ({
  type: 'rect',
  attrs: { x, y, width, height },
  styles: { style: 'fill', color, borderSize: 0 },
  ignoreEvent: true,
});

/** The library's room around the letters of the crosshair's tags. */
const CROSS_PAD = 4;

/** So long after its close no other bar has followed a bar: its market has closed, or nothing is heard of it. */
const OVER_MS = 60_000;

/** Tag of the last price over the axis, with the time to the bar's close under it while there is some. No price looks out from behind it, or from behind that under the crosshair. */
export function lastTag(
  { width, height }: Bounding,
  at: number,
  { close, timestamp }: { readonly close: number; readonly timestamp: number },
  ticks: readonly { readonly coord: number; readonly text: string }[],
  { theme, settings, crosshair }: MarkContext,
): OverlayFigure[] {
  const { size, page, tag, tagText, tagQuiet } = theme();
  const { period, priceDecimals, now } = settings();
  const left = closeOf(timestamp, period) - now();
  const isOver = left < -OVER_MS;
  const half = isOver ? Math.round(size * 0.9) : tagHalf(size);
  const cross = crosshair()?.y ?? null;
  const y = besides(cross, tagPlace(at, height, size), size, height);
  const isBehind = (coord: number) =>
    touchesTag(coord, y, size) || (cross !== null && Math.abs(coord - cross) < size * 1.15 + CROSS_PAD);
  const covers = ticks
    .filter((tick) => tick.text !== '' && isBehind(tick.coord))
    .map(({ coord }) => cover(0, coord - size * 0.65, width, size * 1.3, page));
  const price = text(axisPrice(close, priceDecimals), theme(), {
    x: width - 8,
    y: isOver ? y : y - size * 0.6,
    align: 'right',
    color: tagText,
    weight: 600,
  });
  const clock = text(formatCountdown(left, document.documentElement.lang || 'en'), theme(), {
    x: width - 8,
    y: y + size * 0.62,
    align: 'right',
    color: tagQuiet,
  });
  return [
    ...covers,
    {
      type: 'rect',
      attrs: { x: 2, y: y - half, width: width - 2, height: half * 2 },
      styles: { style: 'fill', color: tag, borderSize: 0, borderRadius: [4, 0, 0, 4] },
      ignoreEvent: true,
    },
    price,
    ...(isOver ? [] : [clock]),
  ];
}

/** Grounds over the times that would look out from behind that under the crosshair. */
export function timeCovers(
  { width, height }: Bounding,
  labels: readonly { readonly x: number; readonly text: string }[],
  { theme, settings, crosshair }: MarkContext,
): OverlayFigure[] {
  const place = crosshair();
  if (!place) return [];
  const { size, family, page } = theme();
  const widthOf = (words: string) => utils.calcTextWidth(words, size, 500, family);
  const half = widthOf(momentOf(place.time, settings().period, document.documentElement.lang)) / 2 + CROSS_PAD;
  const middle = Math.min(width - half, Math.max(half, place.x));
  return labels.flatMap(({ x, text: words }) => {
    const wide = widthOf(words) + 2;
    return Math.abs(x - middle) < half + wide / 2 ? [cover(x - wide / 2, 1, wide, height - 1, page)] : [];
  });
}
