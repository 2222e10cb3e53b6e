import { type OverlayFigure, utils } from 'klinecharts';
import { formatPrice } from '../../../domain/number.ts';
import { axisPrice } from './axis-price.ts';
import type { BarsInView } from './bars-in-view.ts';
import { type CalloutPlace, type CalloutRoom, calloutPlace } from './callout-place.ts';
import type { ChartTheme } from './chart-theme.ts';
import type { MarkContext, PaneScale } from './mark-context.ts';
import { line, type TextPlace, text } from './mark-figures.ts';

/** The highest or the lowest price in view, in words that have their place. */
export interface Callout extends CalloutPlace {
  readonly words: string;
  /** Where its wick ends. */
  readonly x: number;
  readonly y: number;
  /** Up is -1. */
  readonly way: -1 | 1;
}

/** A lead goes aslant first, then level, and ends before the words. */
const SLANT = 4;
const GAP = 4;
/** A ring of the page around its letters, so that it reads on wicks and lines. */
const HALO = 1.5;
const RING = Array.from({ length: 8 }, (_, i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)] as const);

interface Ends {
  readonly high: number;
  readonly low: number;
}

/** The highest and the lowest price of the bars in view with the places of their words; a price that the pane has no room for is said in millions. */
export function placeCallouts(
  bars: readonly Ends[],
  { from, to }: BarsInView,
  { toX, toY }: PaneScale,
  room: CalloutRoom,
  { theme, settings }: MarkContext,
): Callout[] {
  let high = from;
  let low = from;
  for (let index = from; index < to; index += 1) {
    if ((bars[index]?.high ?? -Infinity) > (bars[high]?.high ?? -Infinity)) high = index;
    if ((bars[index]?.low ?? Infinity) < (bars[low]?.low ?? Infinity)) low = index;
  }
  const { ends, priceDecimals } = settings();
  const { size, family } = theme();
  const callout = (index: number, price: number | undefined, word: string, way: -1 | 1): Callout[] => {
    if (price === undefined) return [];
    const [x, y] = [toX(index), Math.round(toY(price))];
    const widthOf = (words: string) => utils.calcTextWidth(words, size, 500, family);
    const whole = `${word} ${formatPrice(price, priceDecimals)}`;
    const words = widthOf(whole) > room.width ? `${word} ${axisPrice(price, priceDecimals)}` : whole;
    return [{ ...calloutPlace({ x, y, way, width: widthOf(words), height: size }, room), words, x, y, way }];
  };
  return [...callout(high, bars[high]?.high, ends.high, -1), ...callout(low, bars[low]?.low, ends.low, 1)];
}

function haloed(value: string, theme: ChartTheme, place: TextPlace): OverlayFigure[] {
  const ring = RING.map(([x, y]) =>
    text(value, theme, { ...place, x: place.x + x * HALO, y: place.y + y * HALO, color: theme.page }),
  );
  return [...ring, text(value, theme, place)];
}

/** A callout with its lead: beside its wick, or straight where the words stand over it. */
export function drawCallout({ words, x, y, way, side, begin, at, from }: Callout, theme: ChartTheme): OverlayFigure[] {
  const lead =
    begin < SLANT + GAP
      ? [line(x, y, x, at - (way * theme.size) / 2, theme.axis)]
      : [
          line(x, y, x + side * SLANT, at, theme.axis),
          line(x + side * SLANT, at, x + side * (begin - GAP), at, theme.axis),
        ];
  return [...lead, ...haloed(words, theme, { x: from, y: at, color: theme.figure })];
}
