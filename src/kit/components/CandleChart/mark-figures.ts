import type { OverlayFigure } from 'klinecharts';
import type { ChartTheme } from './chart-theme.ts';

/** A straight line in px; with a dash it is broken. */
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  dash?: number[],
): OverlayFigure => ({
  type: 'line',
  attrs: {
    coordinates: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
  },
  styles: { color, size: 1, style: dash ? 'dashed' : 'solid', dashedValue: dash ?? [] },
  ignoreEvent: true,
});

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly align?: CanvasTextAlign;
  readonly color: string;
  readonly weight?: number;
  readonly background?: string;
}

/** Text of the axis size, on its own ground where one is given. */
export function text(
  value: string,
  theme: ChartTheme,
  { x, y, align = 'left', color, weight = 500, background }: TextPlace,
): OverlayFigure {
  const padding = background ? 4 : 0;
  return {
    type: 'text',
    attrs: { x, y, text: value, align, baseline: 'middle' },
    styles: {
      style: 'fill',
      color,
      size: theme.size,
      family: theme.family,
      weight,
      backgroundColor: background ?? 'transparent',
      borderSize: 0,
      borderRadius: 4,
      paddingLeft: padding,
      paddingRight: padding,
      paddingTop: padding / 2,
      paddingBottom: padding / 2,
    },
    ignoreEvent: true,
  };
}

/** A filled shape. */
export const polygon = (
  coordinates: readonly { readonly x: number; readonly y: number }[],
  color: string,
): OverlayFigure => ({
  type: 'polygon',
  attrs: { coordinates },
  styles: { style: 'fill', color, borderSize: 0 },
  ignoreEvent: true,
});
